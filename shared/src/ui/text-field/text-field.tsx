import type { ChangeEvent, ComponentProps } from 'react';
import styled from 'styled-components';
import { asciiDigits } from '../../domain';
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

/** Only if they differ, because setting a value moves the caret to its end. */
function toAsciiDigits({ target }: ChangeEvent<HTMLInputElement>) {
  const plain = asciiDigits(target.value);
  if (plain !== target.value) target.value = plain;
}

/** One line of text; a numeric one takes the digits of any keyboard (VAL-23). */
export function TextField({ label, hint, error, optional, id, chars, onChange, ...input }: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <Box
        type="text"
        $chars={chars}
        {...input}
        onChange={(event) => {
          if (input.inputMode === 'numeric') toAsciiDigits(event);
          onChange?.(event);
        }}
        id={ids.controlId}
        aria-invalid={ids.invalid || undefined}
        aria-describedby={ids.describedBy}
      />
    </Field>
  );
}
