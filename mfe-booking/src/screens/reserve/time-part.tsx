import type { BookableTimes } from '@vez/shared/contracts/client';
import { formatDay, type CalendarDay } from '@vez/shared/dates';
import { Loaded, type Answer } from '@vez/shared/remote';
import { Button, Card, CardTitle, FieldError, Notice, SelectField, SkeletonBlock } from '@vez/shared/ui';
import type { ReactNode } from 'react';
import { noneIsFree, type Time } from '../../model/times';
import { useTexts } from '../../texts';
import { TimeGrid } from './time-grid';

interface Props {
  day: CalendarDay | null;
  times: Answer<Time[]>;
  style: BookableTimes['style'];
  value: string | null;
  elsewhere: ReadonlySet<string>;
  /** Why the time that was chosen is gone. */
  gone: string | undefined;
  error?: string;
  /** The button that finds other dates and places. */
  children: ReactNode;
  onTooEarly(): void;
  onChange(time: string): void;
}

/** BOK-18, BOK-25, BOK-26, BOK-50, VAL-30 */
export function TimePart(props: Props) {
  const { day, style, value, elsewhere, gone, error, onChange } = props;
  const times = props.times.data;
  const { t, language } = useTexts();
  if (day === null) {
    return (
      <Card $stacked>
        <CardTitle>{t('time.title')}</CardTitle>
        <div>
          <Button id="time" kind="quiet" onClick={props.onTooEarly}>
            {t('time.choose')}
          </Button>
          {error && <FieldError id="time-error">{error}</FieldError>}
        </div>
        {props.children}
      </Card>
    );
  }
  const label = t('time.of', { day: formatDay(day, language, 'withoutYear') });
  const isNone = times !== undefined && noneIsFree(times);
  const isOffered = times !== undefined && (!isNone || times.some(({ time }) => elsewhere.has(time)));
  return (
    <Card $stacked id={isOffered ? undefined : 'time'} tabIndex={-1}>
      {!isOffered && <CardTitle>{label}</CardTitle>}
      {gone && (
        <Notice kind="error" announce>
          {gone}
        </Notice>
      )}
      <Loaded of={props.times} look="part" loading={<SkeletonBlock $height={160} />}>
        {() =>
          isNone && (
            <Notice kind="warn" announce>
              {t('time.none')}
            </Notice>
          )
        }
      </Loaded>
      {isOffered && style === 'dropDown' && (
        <SelectField
          id="time"
          label={label}
          placeholder
          value={value ?? ''}
          error={error}
          choices={times.map(({ time, isFree }) => ({
            value: time,
            label: isFree ? time : t(elsewhere.has(time) ? 'time.elsewhere' : 'time.full', { time }),
            disabled: !isFree && !elsewhere.has(time),
          }))}
          onChange={({ target }) => target.value !== '' && onChange(target.value)}
        />
      )}
      {isOffered && style === 'list' && (
        <TimeGrid
          key={day}
          label={label}
          times={times}
          value={value}
          elsewhere={elsewhere}
          error={error}
          onChange={onChange}
        />
      )}
      {props.children}
    </Card>
  );
}
