import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError, useFieldIds } from '../field/field';
import { media, token, type } from '../theme';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  min-height: ${token.size(48)};
  padding: ${token.size(11)} 0;
  ${type.body}
  cursor: pointer;
`;

const Box = styled.input`
  position: relative;
  flex: none;
  width: ${token.size(26)};
  height: ${token.size(26)};
  margin: 0;
  border: 1.5px solid ${token.color.lineStrong};
  border-radius: ${token.radius.tick};
  appearance: none;
  -webkit-appearance: none;
  background: ${token.color.surface};
  cursor: pointer;
  &:checked {
    border-color: ${token.color.primary};
    background: ${token.color.primary};
  }
  &:checked::after {
    content: '';
    position: absolute;
    top: 14%;
    left: 34%;
    width: 30%;
    height: 54%;
    border: solid ${token.color.onPrimary};
    border-width: 0 ${token.size(2.5)} ${token.size(2.5)} 0;
    transform: rotate(45deg);
  }
  &[aria-invalid='true'] {
    border: 2px solid ${token.color.danger};
  }
  ${media.forcedColors} {
    appearance: auto;
    -webkit-appearance: auto;
    &::after {
      display: none;
    }
  }
`;

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
  error?: ReactNode;
}

/** A box to tick with its words; all of the line takes the tap. Links inside the words keep working. */
export function Checkbox({ children, error, id, ...input }: CheckboxProps) {
  const ids = useFieldIds({ id, error });
  return (
    <div>
      <Row>
        <Box
          {...input}
          type="checkbox"
          id={ids.controlId}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
        />
        <span>{children}</span>
      </Row>
      {ids.invalid && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
