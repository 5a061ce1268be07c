import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { dayKind, firstFreeDay, type BookableDays } from '@vez/shared/domain';
import { Card, CardTitle, FieldError, Notice, token, type } from '@vez/shared/ui';
import { Calendar } from '@vez/shared/ui/calendar';
import { useTexts } from '../../texts';
import { Collapsible, DayToggle } from './day-toggle';

const Locked = styled.p`
  ${type.body}
  font-weight: ${token.weight.medium};
`;
const Why = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

interface Props {
  days: BookableDays;
  value: CalendarDay | null;
  time: string | null;
  /** The form has proposed day and time. */
  isProposed: boolean;
  isEarliest: boolean;
  today: CalendarDay;
  /** The date of a time ticket cannot change (BOK-37). */
  isLocked: boolean;
  error?: string;
  onChange(day: CalendarDay): void;
}
type ChoiceProps = Omit<Props, 'isLocked'>;

function DayNotice({ days, value, time, isProposed, isEarliest }: ChoiceProps) {
  const { t, language } = useTexts();
  const dayText = (day: CalendarDay) => formatDay(day, language, 'withoutYear');
  const first = firstFreeDay(days);
  if (first === undefined) {
    return (
      <Notice kind="warn" title={t('date.none')}>
        {t('date.noneHow')}
      </Notice>
    );
  }
  if (!isProposed || value === null || time === null) {
    return <Notice kind="success">{t('date.first', { day: dayText(first) })}</Notice>;
  }
  const when = `${dayText(value)} ${time}`;
  return (
    <Notice kind="success">{t(isEarliest ? 'proposal.earliestIs' : 'proposal.suggestedIs', { when })}</Notice>
  );
}

function DayChoice(props: ChoiceProps) {
  const { days, value, today, isProposed, error, onChange } = props;
  const { t } = useTexts();
  const [open, setOpen] = useState(value === null || isProposed);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(false);
  useEffect(() => {
    // The calendar, which had the focus, is folded now.
    if (wasChosen.current) toggle.current?.focus({ preventScroll: true });
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
      {value !== null && <DayToggle ref={toggle} day={value} open={open} onToggle={() => setOpen(!open)} />}
      <Collapsible $open={open || value === null}>
        <DayNotice {...props} />
        <Calendar
          label={t('date.title')}
          value={value}
          onChange={choose}
          min={days.first}
          max={days.last}
          today={today}
          openOn={firstFreeDay(days)}
          dayKind={(day) => dayKind(days, day)}
          legend="beside"
        />
      </Collapsible>
      {error && <FieldError id="day-error">{error}</FieldError>}
    </Card>
  );
}

function LockedDay({ day }: { day: CalendarDay }) {
  const { t, language } = useTexts();
  return (
    <Card $stacked>
      <CardTitle>{t('date.title')}</CardTitle>
      <Locked>{formatDay(day, language)}</Locked>
      <Why>{t('date.locked')}</Why>
    </Card>
  );
}

/** BOK-17, BOK-38 to BOK-48 */
export const DateSection = memo(function DateSection({ isLocked, ...choice }: Props) {
  return isLocked && choice.value ? <LockedDay day={choice.value} /> : <DayChoice {...choice} />;
});
