import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, inputBox, useFieldIds, type FieldProps } from '../field/field';

const Box = styled.input`
  ${inputBox}
`;

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. Everything an `input` takes can be given, also what `register` of a form gives. */
export function TextField({ label, hint, error, optional, id, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <Box
        type="text"
        {...input}
        id={ids.controlId}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
      />
    </Field>
  );
}
