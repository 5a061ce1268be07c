import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../theme';
import { Field, inputBox, useFieldIds, type FieldProps } from '../field/field';

const Box = styled.input<{ $chars?: number }>`
  ${inputBox}
  /* The widest letters are wider than the figure that the unit is of. */
  ${({ $chars }) => $chars !== undefined && `max-width:calc(${$chars * 1.25}ch + ${token.size(40)});`}
`;

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'id'> {
  /** How many characters are expected: the box is no wider than they are. */
  chars?: number;
}

/** One line of text. Everything an `input` takes can be given, also what `register` of a form gives. */
export function TextField({ label, hint, error, optional, id, chars, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <Box
        type="text"
        $chars={chars}
        {...input}
        id={ids.controlId}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
      />
    </Field>
  );
}
