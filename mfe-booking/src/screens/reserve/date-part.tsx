import { memo, useEffect, useRef, useState } from 'react';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Card, CardTitle, FieldError, Notice } from '@vez/shared/ui';
import { Calendar } from '@vez/shared/ui/calendar';
import { dayKind, firstFreeDay, type BookableDays } from '@vez/shared/domain';
import { useTexts } from '../../texts';
import { FoldedDay } from './folded-day';
import { LockedDay } from './locked-day';
import { Unfolded } from './unfolded';

interface Props {
  days: BookableDays;
  value: CalendarDay | null;
  time: string | null;
  /** The form chooses day and time itself until the citizen does. */
  isProposed: boolean;
  isEarliest: boolean;
  today: CalendarDay;
  /** The date of a session ticket stays as it is (BOK-37). */
  isLocked: boolean;
  error?: string;
  onChange(day: CalendarDay): void;
}

/** What is chosen already, or where to begin. */
function FreeDay({
  first,
  value,
  time,
  isProposed,
  isEarliest,
}: { first: CalendarDay | undefined } & Proposed) {
  const { t, language } = useTexts();
  if (first === undefined) {
    return (
      <Notice kind="warn" title={t('date.none')}>
        {t('date.noneHow')}
      </Notice>
    );
  }
  if (!isProposed || value === null || time === null) {
    return (
      <Notice kind="success">{t('date.first', { day: formatDay(first, language, 'withoutYear') })}</Notice>
    );
  }
  const when = `${formatDay(value, language, 'withoutYear')} ${time}`;
  return (
    <Notice kind="success">{t(isEarliest ? 'proposal.earliestIs' : 'proposal.suggestedIs', { when })}</Notice>
  );
}

type Proposed = Pick<Props, 'value' | 'time' | 'isProposed' | 'isEarliest'>;

function ChooseDay({ days, value, today, error, onChange, ...proposed }: Omit<Props, 'isLocked'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(value === null || proposed.isProposed);
  const folded = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(false);
  const first = firstFreeDay(days);
  useEffect(() => {
    // The day that had the keyboard is out of sight now.
    if (wasChosen.current) folded.current?.focus({ preventScroll: true });
    wasChosen.current = false;
  });
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
        <FreeDay first={first} value={value} {...proposed} />
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
