import { useState } from 'react';
import styled from 'styled-components';
import { digitsOf } from '../../domain';
import { FieldGroup, inputBox, useFieldIds, type FieldProps } from '../field/field';
import { useUiTexts } from '../texts';
import { figures, token, type } from '../theme';

const Row = styled.div`
  display: flex;
  gap: ${token.space[3]};
`;
const Part = styled.label<{ $digits: number }>`
  flex: ${({ $digits }) => $digits} 1 0;
  max-width: ${({ $digits }) => token.size($digits * 32)};
  ${type.support}
  color: ${token.color.ink2};
`;
const Box = styled.input`
  ${inputBox}
  ${figures}
`;

interface BirthParts {
  day: string;
  month: string;
  year: string;
}

const fromIso = (value: string): BirthParts => {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
};

/** `YYYY-MM-DD` once the three are complete, else the empty text. */
const toIso = ({ day, month, year }: BirthParts) =>
  year.length === 4 && month !== '' && day !== ''
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : '';

interface DateOfBirthFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. Whether such a day exists is the form's to say. */
  value: string;
  onChange: (value: string) => void;
  readOnly?: boolean;
}

const PARTS = [
  { name: 'day', digits: 2, autoComplete: 'bday-day' },
  { name: 'month', digits: 2, autoComplete: 'bday-month' },
  { name: 'year', digits: 4, autoComplete: 'bday-year' },
] as const;

/** A birthday as three number fields: faster than paging a calendar back to 1958. */
export function DateOfBirthField({ value, onChange, readOnly, ...field }: DateOfBirthFieldProps) {
  const texts = useUiTexts();
  const ids = useFieldIds(field);
  const [draft, setDraft] = useState(() => fromIso(value));
  const parts = toIso(draft) === value ? draft : fromIso(value);
  const inOrder = texts.language.startsWith('zh') ? [...PARTS].reverse() : PARTS;

  const change = (name: keyof BirthParts, text: string) => {
    const next = { ...parts, [name]: digitsOf(text) };
    setDraft(next);
    onChange(toIso(next));
  };

  return (
    <FieldGroup {...field} ids={ids}>
      <Row>
        {inOrder.map(({ name, digits, autoComplete }) => (
          <Part key={name} $digits={digits}>
            {texts.date[name]}
            <Box
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete}
              maxLength={digits}
              readOnly={readOnly}
              value={parts[name]}
              aria-invalid={ids.invalid || undefined}
              onChange={(event) => change(name, event.target.value)}
            />
          </Part>
        ))}
      </Row>
    </FieldGroup>
  );
}
