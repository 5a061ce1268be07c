import { TriangleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { media, token, type } from '../theme';

/** The box of anything that is typed in. */
export const inputBox = css`
  width: 100%;
  min-height: ${token.size(50)};
  padding: ${token.size(8)} ${token.size(14)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink};
  ${type.body}
  &::placeholder {
    color: ${token.color.ink3};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: 2px solid ${token.color.danger};
    padding: ${token.size(7)} ${token.size(13)};
  }
  &[readonly] {
    background: ${token.color.sunken};
    color: ${token.color.ink2};
  }
  ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

export const FieldLabel = styled.label`
  display: block;
  padding: 0;
  margin-bottom: ${token.space[2]};
  ${type.body}
  font-weight: ${token.weight.bold};
`;

const Optional = styled.span`
  ${type.support}
  font-weight: ${token.weight.regular};
  color: ${token.color.ink2};
`;

const Hint = styled.p`
  margin-top: ${token.space[2]};
  ${type.support}
  color: ${token.color.ink2};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${token.space[2]};
  margin-top: ${token.space[2]};
  ${type.support}
  font-weight: ${token.weight.medium};
  color: ${token.color.danger};
`;

/** The error text at the field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <Icon of={TriangleAlert} size={20} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** The props of every field: `error` stays until corrected, `hint` is always visible. */
export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Says “optional” beside the label. */
  optional?: boolean;
  /** Of the control, so that an error summary can lead to it. */
  id?: string;
}

const isSaid = (words: ReactNode) => words !== undefined && words !== null && words !== '' && words !== false;

/** The ids that tie a control to its words. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const made = useId();
  const controlId = id ?? made;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  const invalid = isSaid(error);
  const describedBy = [invalid && errorId, isSaid(hint) && hintId].filter(Boolean).join(' ') || undefined;
  return { controlId, errorId, hintId, invalid, describedBy };
}

interface FrameProps extends FieldProps {
  ids: ReturnType<typeof useFieldIds>;
  children: ReactNode;
}

/** Label above, control, then what is wrong, then the hint. */
export function Field({ label, hint, error, optional = false, ids, children }: FrameProps) {
  const texts = useUiTexts();
  return (
    <div>
      <FieldLabel htmlFor={ids.controlId}>
        {label} {optional && <Optional>({texts.optional})</Optional>}
      </FieldLabel>
      {children}
      {ids.invalid && <FieldError id={ids.errorId}>{error}</FieldError>}
      {isSaid(hint) && <Hint id={ids.hintId}>{hint}</Hint>}
    </div>
  );
}

/** For controls that are several: a fieldset with its legend in the place of a label. */
export function FieldGroup({ label, hint, error, optional = false, ids, children }: FrameProps) {
  const texts = useUiTexts();
  return (
    <fieldset id={ids.controlId} aria-describedby={ids.describedBy} tabIndex={-1}>
      <FieldLabel as="legend">
        {label} {optional && <Optional>({texts.optional})</Optional>}
      </FieldLabel>
      {children}
      {ids.invalid && <FieldError id={ids.errorId}>{error}</FieldError>}
      {isSaid(hint) && <Hint id={ids.hintId}>{hint}</Hint>}
    </fieldset>
  );
}
