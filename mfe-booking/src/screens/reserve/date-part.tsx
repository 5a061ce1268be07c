import { useLanguage } from '@vez/shared/bridge';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Card, CardTitle, Notice } from '@vez/shared/ui';
import { Calendar } from '@vez/shared/ui/calendar';
import { dayKind, type BookableDays } from '../../model/bookable-days';
import { useTexts } from '../../texts';

interface Props {
  days: BookableDays;
  value: CalendarDay | null;
  today: CalendarDay;
  first: CalendarDay | undefined;
  /** The date of a session ticket stays as it is (BOK-37). */
  isLocked: boolean;
  error?: string;
  onChange(day: CalendarDay): void;
}

/** BOK-17, BOK-38 to BOK-47 */
export function DatePart({ days, value, today, first, isLocked, error, onChange }: Props) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <Card $stacked id="day" tabIndex={-1}>
      <CardTitle>{t('date.title')}</CardTitle>
      {first && (
        <Notice kind="success">{t('date.first', { day: formatDay(first, language, 'withoutYear') })}</Notice>
      )}
      {isLocked ? (
        <p>{value && formatDay(value, language)}</p>
      ) : (
        <Calendar
          label={t('date.title')}
          value={value}
          onChange={onChange}
          min={days.first}
          max={days.last}
          today={today}
          openOn={first}
          dayKind={(day) => dayKind(days, day)}
          legend="beside"
        />
      )}
      {error && <Notice kind="error">{error}</Notice>}
    </Card>
  );
}
