import { useLanguage } from '@vez/shared/bridge';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import {
  Button,
  Card,
  CardTitle,
  LoadingView,
  Notice,
  RadioGrid,
  SelectField,
  SkeletonBlock,
} from '@vez/shared/ui';
import { isMorning, noneIsFree, type Time } from '../../model/times';
import { useTexts } from '../../texts';

interface Props {
  day: CalendarDay | null;
  times: Time[] | undefined;
  style: 'list' | 'dropDown';
  value: string | null;
  /** The chosen time was just taken by somebody else. */
  taken: string | undefined;
  failure: Error | null;
  error?: string;
  onRetry(): void;
  onChange(time: string): void;
}

/** BOK-18, BOK-25, BOK-26, BOK-50, VAL-30 */
export function TimePart({ day, times, style, value, taken, failure, error, onRetry, onChange }: Props) {
  const { t } = useTexts();
  const language = useLanguage();
  const label =
    day === null ? t('time.title') : `${t('time.title')} ${formatDay(day, language, 'withoutYear')}`;
  const cellsOf = (part: Time[]) =>
    part.map(({ time, isFree }) => ({
      value: time,
      label: time,
      state: isFree ? ('free' as const) : ('full' as const),
    }));

  if (day === null) {
    return (
      <Card $stacked>
        <CardTitle>{t('time.title')}</CardTitle>
        <p>{t('time.dateFirst')}</p>
      </Card>
    );
  }
  return (
    <Card $stacked>
      {taken && (
        <Notice kind="error" announce>
          {taken}
        </Notice>
      )}
      {failure && (
        <Notice kind="error">
          {failure.message}
          <Button kind="quiet" onClick={onRetry}>
            {t('errorLoadData')}
          </Button>
        </Notice>
      )}
      {!times && !failure && (
        <LoadingView onRetry={onRetry}>
          <SkeletonBlock $height={160} />
        </LoadingView>
      )}
      {times && noneIsFree(times) && <Notice kind="warn">{t('time.none')}</Notice>}
      {times && !noneIsFree(times) && style === 'dropDown' && (
        <SelectField
          id="time"
          label={label}
          placeholder
          value={value ?? ''}
          error={error}
          choices={times.map(({ time, isFree }) => ({ value: time, label: time, disabled: !isFree }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {times && !noneIsFree(times) && style === 'list' && (
        <RadioGrid
          id="time"
          label={label}
          value={value}
          error={error}
          onChange={onChange}
          groups={[
            { heading: t('time.morning'), cells: cellsOf(times.filter(isMorning)) },
            { heading: t('time.afternoon'), cells: cellsOf(times.filter((time) => !isMorning(time))) },
          ].filter(({ cells }) => cells.length > 0)}
        />
      )}
    </Card>
  );
}
