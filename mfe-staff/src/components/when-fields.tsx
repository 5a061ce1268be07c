import styled from 'styled-components';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { SelectField, token } from '@vez/shared/ui';
import { timesOfDay } from '../model/new-booking';
import type { OfficeTimes } from '../model/wire';
import { useTexts } from '../texts';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token.size(200)}), 1fr));
  gap: ${token.space[3]};
`;

interface Props {
  /** DD/MM/YYYY and HH:mm; empty until chosen. */
  chosen: { date: string; time: string };
  days: OfficeTimes;
  /** Marks what is not chosen. */
  isMissing: boolean;
  onChange(chosen: { date?: string; time: string }): void;
}

/** A day and a time from the free ones of an office. */
export function WhenFields({ chosen, days, isMissing, onChange }: Props) {
  const { t, language } = useTexts();
  const dayName = (date: string) => {
    const day = fromWireDate(date);
    return day === undefined ? date : formatDay(day, language, 'withoutYear');
  };
  const missing = (value: string) => (isMissing && value === '' ? t('book.chooseFirst') : undefined);
  return (
    <Fields>
      <SelectField
        label={t('book.day')}
        placeholder
        value={chosen.date}
        error={missing(chosen.date)}
        choices={days.map(({ date }) => ({ value: date, label: dayName(date) }))}
        onChange={({ target }) => onChange({ date: target.value, time: '' })}
      />
      <SelectField
        label={t('book.time')}
        placeholder
        value={chosen.time}
        error={missing(chosen.time)}
        choices={timesOfDay(days, chosen.date).map((time) => ({ value: time, label: time }))}
        onChange={({ target }) => onChange({ time: target.value })}
      />
    </Fields>
  );
}
