import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field, inputBox, useFieldIds, type FieldProps } from '../field/field';
import { Icon } from '../icon/icon';
import { useUiTexts } from '../texts';
import { token } from '../theme';

const Holder = styled.div`
  position: relative;
`;
const Box = styled.select`
  ${inputBox}
  appearance: none;
  -webkit-appearance: none;
  padding-right: ${token.size(44)};
  text-overflow: ellipsis;
`;
const Arrow = styled(Icon)`
  position: absolute;
  top: 50%;
  right: ${token.size(14)};
  transform: translateY(-50%);
  pointer-events: none;
`;

export interface SelectChoice {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    choices: readonly SelectChoice[];
    /** The text while nothing is chosen; without it, the first choice is selected. */
    placeholder?: string | true;
  };

/** A choice from a list, by the phone's own picker. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  choices,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const texts = useUiTexts();
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <Holder>
        <Box
          {...rest}
          id={ids.controlId}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
        >
          {placeholder !== undefined && (
            <option value="">{placeholder === true ? texts.choose : placeholder}</option>
          )}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </Box>
        <Arrow of={ChevronDown} size={20} />
      </Holder>
    </Field>
  );
}
