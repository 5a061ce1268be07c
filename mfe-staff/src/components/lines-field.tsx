import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, inputBox, useFieldIds, type FieldProps } from '@vez/shared/ui';

const Box = styled.textarea`
  ${inputBox}
  resize: vertical;
`;

/** Several lines of text. */
export function LinesField({
  label,
  hint,
  error,
  id,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} ids={ids}>
      <Box
        rows={4}
        {...rest}
        id={ids.controlId}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
      />
    </Field>
  );
}
