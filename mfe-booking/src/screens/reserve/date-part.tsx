import { CalendarDays, ChevronDown } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Card, CardTitle, FieldError, Icon, inputBox, media, Notice, token, type } from '@vez/shared/ui';
import { Calendar } from '@vez/shared/ui/calendar';
import { dayKind, firstFreeDay, type BookableDays } from '@vez/shared/domain';
import { useTexts } from '../../texts';

/** On a phone the chosen day folds the calendar, so that its times are in sight. */
const Folded = styled.button`
  ${inputBox}
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.size(52)};
  font-weight: ${token.weight.medium};
  text-align: start;
  cursor: pointer;
  ${media.wide} {
    display: none;
  }
`;
const Chosen = styled.span`
  flex: 1;
`;
const Unfolded = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'block' : 'none')};
  ${media.wide} {
    display: block;
  }
`;
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
  today: CalendarDay;
  /** The date of a session ticket stays as it is (BOK-37). */
  isLocked: boolean;
  error?: string;
  onChange(day: CalendarDay): void;
}

/** BOK-17, BOK-38 to BOK-48 */
export const DatePart = memo(function DatePart({ days, value, today, isLocked, error, onChange }: Props) {
  const { t, language } = useTexts();
  const [open, setOpen] = useState(value === null);
  const folded = useRef<HTMLButtonElement>(null);
  const wasChosen = useRef(false);
  const first = firstFreeDay(days);
  useEffect(() => {
    // The day that had the keyboard is out of sight now.
    if (wasChosen.current) folded.current?.focus({ preventScroll: true });
    wasChosen.current = false;
  }, [value]);

  if (isLocked && value) {
    return (
      <Card $stacked>
        <CardTitle>{t('date.title')}</CardTitle>
        <Locked>{formatDay(value, language)}</Locked>
        <Why>{t('date.locked')}</Why>
      </Card>
    );
  }
  return (
    <Card $stacked id="day" tabIndex={-1}>
      <CardTitle>{t('date.title')}</CardTitle>
      {value !== null && (
        <Folded
          ref={folded}
          type="button"
          aria-expanded={open}
          aria-label={`${t('date.change')}: ${formatDay(value, language)}`}
          onClick={() => setOpen(!open)}
        >
          <Icon of={CalendarDays} />
          <Chosen>{formatDay(value, language)}</Chosen>
          <Icon of={ChevronDown} size={20} />
        </Folded>
      )}
      <Unfolded $open={open || value === null}>
        {first === undefined ? (
          <Notice kind="warn" title={t('date.none')}>
            {t('date.noneHow')}
          </Notice>
        ) : (
          <Notice kind="success">
            {t('date.first', { day: formatDay(first, language, 'withoutYear') })}
          </Notice>
        )}
        <Calendar
          label={t('date.title')}
          value={value}
          onChange={(day) => {
            setOpen(false);
            wasChosen.current = true;
            onChange(day);
          }}
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
});
