import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Card, CardTitle, FieldError, media, Notice } from '@vez/shared/ui';
import { Calendar } from '@vez/shared/ui/calendar';
import { dayKind, firstFreeDay, type BookableDays } from '@vez/shared/domain';
import { useTexts } from '../../texts';
import { FoldedDay } from './folded-day';
import { LockedDay } from './locked-day';

const Unfolded = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  ${media.wide} {
    display: block;
  }
`;

interface Props {
  days: BookableDays;
  value: CalendarDay | null;
  today: CalendarDay;
  /** The date of a session ticket stays as it is (BOK-37). */
  isLocked: boolean;
  error?: string;
  onChange(day: CalendarDay): void;
}

function FirstFreeDay({ day }: { day: CalendarDay | undefined }) {
  const { t, language } = useTexts();
  if (day === undefined) {
    return (
      <Notice kind="warn" title={t('date.none')}>
        {t('date.noneHow')}
      </Notice>
    );
  }
  return <Notice kind="success">{t('date.first', { day: formatDay(day, language, 'withoutYear') })}</Notice>;
}

function ChooseDay({ days, value, today, error, onChange }: Omit<Props, 'isLocked'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(value === null);
  const folded = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(false);
  const first = firstFreeDay(days);
  useEffect(() => {
    // The day that had the keyboard is out of sight now.
    if (wasChosen.current) folded.current?.focus({ preventScroll: true });
    wasChosen.current = false;
  }, [value]);
  const choose = (day: CalendarDay) => {
    setOpen(false);
    wasChosen.current = true;
    onChange(day);
  };
  return (
    <Card $stacked id="day" tabIndex={-1}>
      <CardTitle>{t('date.title')}</CardTitle>
      {value !== null && <FoldedDay ref={folded} day={value} open={open} onToggle={() => setOpen(!open)} />}
      <Unfolded $open={open || value === null}>
        <FirstFreeDay day={first} />
        <Calendar
          label={t('date.title')}
          value={value}
          onChange={choose}
          min={days.first}
          max={days.last}
          today={today}
          openOn={first}
          dayKind={(day) => dayKind(days, day)}
          legend="beside"
        />
      </Unfolded>
      {error && <FieldError id="day-error">{error}</FieldError>}
    </Card>
  );
}

/** BOK-17, BOK-38 to BOK-48 */
export const DatePart = memo(function DatePart({ isLocked, ...choice }: Props) {
  return isLocked && choice.value ? <LockedDay day={choice.value} /> : <ChooseDay {...choice} />;
});
