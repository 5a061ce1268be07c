import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Mobile } from '../../contracts/bridge';
import { typedPhone, type PhoneProblem } from '../../domain';
import { Field, inputBox, useFieldIds, type FieldProps } from '../field/field';
import { useUiTexts } from '../texts';
import { figures, onLargePhone, token } from '../theme';
import { DialSelect } from './dial-select';

/** Dial code, and the digits of the longest numbers. */
const Row = styled.div`
  position: relative;
  display: flex;
  max-width: ${token.size(340)};
  ${onLargePhone('flex-wrap:wrap;')}
  gap: ${token.space[2]};
`;
const NumberBox = styled.input`
  ${inputBox}
  flex: 1;
  min-width: 0;
  ${onLargePhone('flex-basis:100%;')}
  height: ${token.size(50)};
  ${figures}
`;

interface PhoneFieldProps extends Omit<FieldProps, 'label' | 'error'> {
  label?: ReactNode;
  value: Mobile;
  onChange: (mobile: Mobile) => void;
  /** The areas that stand first in the list, and whose prefix may be typed without a plus. */
  areas: readonly string[];
  /** What `normalisePhone` found, shown in the words of the kit; or words of your own. */
  problem?: PhoneProblem;
  error?: ReactNode;
  readOnly?: boolean;
  onBlur?: () => void;
}

/**
 * A mobile number: dial code and digits (UI-09 to UI-13). A number typed or pasted with its prefix moves the
 * prefix to the dial code (VAL-09, VAL-10); anything but digits is left out and said (VAL-07, VAL-14).
 */
export function PhoneField({ value, onChange, areas, problem, readOnly, onBlur, ...field }: PhoneFieldProps) {
  const texts = useUiTexts();
  const [strayed, setStrayed] = useState(false);
  const shownProblem = problem ?? (strayed ? 'onlyNumber' : undefined);
  const error = field.error ?? (shownProblem && texts.phone[shownProblem]);
  const ids = useFieldIds({ ...field, error });

  const onType = (raw: string) => {
    const typed = typedPhone(raw, value.area, areas);
    setStrayed(typed.strayed);
    onChange({ area: typed.area, number: typed.text });
  };

  return (
    <Field {...field} error={error} label={field.label ?? texts.phone.label} ids={ids}>
      <Row>
        <DialSelect
          area={value.area}
          first={areas}
          disabled={readOnly}
          onChange={(area) => onChange({ area, number: value.number })}
        />
        <NumberBox
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          id={ids.controlId}
          value={value.number}
          readOnly={readOnly}
          aria-invalid={ids.invalid || undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => {
            setStrayed(false);
            onBlur?.();
          }}
        />
      </Row>
    </Field>
  );
}
