import { useBridge } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Loaded } from '@vez/shared/remote';
import { Button, Card, CardTitle, FieldError, Notice, SelectField, SkeletonBlock } from '@vez/shared/ui';
import { noneIsFree, type Time } from '../../model/times';
import { useTexts } from '../../texts';
import { SeekEntry } from './seek/seek-entry';
import { TimeGrid } from './time-grid';
import { useReservationContext } from './use-reservation';
import { useTimes } from './use-times';

/** Stands in for the times until a day is chosen (VAL-30). */
function DayFirst() {
  const { t } = useTexts();
  const { feedback } = useBridge();
  const { state, dispatch, messages } = useReservationContext();
  const isMissed = state.step === 'filling' && state.isDayMissed === true;
  const error = messages.time ?? (isMissed ? t('faults.dateFirst') : undefined);
  const askForDay = () => {
    dispatch({ type: 'dayMissed' });
    feedback.toast(t('faults.dateFirst'), 'error');
  };
  return (
    <Card $stacked>
      <CardTitle>{t('time.title')}</CardTitle>
      <div>
        <Button id="time" kind="quiet" onClick={askForDay}>
          {t('time.choose')}
        </Button>
        {error && <FieldError id="time-error">{error}</FieldError>}
      </div>
      <SeekEntry />
    </Card>
  );
}

interface ChoiceProps {
  day: string;
  label: string;
  times: readonly Time[];
  style: 'dropDown' | 'list';
  elsewhere: ReadonlySet<string>;
}

/** A drop-down or a list, by the setting of the service (BOK-50). */
function TimeChoice({ day, label, times, style, elsewhere }: ChoiceProps) {
  const { t } = useTexts();
  const { state, dispatch, messages } = useReservationContext();
  const choose = (time: string) =>
    elsewhere.has(time)
      ? dispatch({ type: 'seekOpened', choice: { day, time } })
      : dispatch({ type: 'timeChosen', slot: { day, time } });
  if (style === 'list') {
    return (
      <TimeGrid
        key={day}
        label={label}
        times={times}
        value={state.form.time}
        elsewhere={elsewhere}
        error={messages.time}
        onChange={choose}
        onPass={(time) => dispatch({ type: 'timeChosen', slot: { day, time }, isPassing: true })}
      />
    );
  }
  return (
    <SelectField
      id="time"
      label={label}
      error={messages.time}
      placeholder
      value={state.form.time ?? ''}
      choices={times.map(({ time, isFree }) => ({
        value: time,
        label: isFree ? time : t(elsewhere.has(time) ? 'time.elsewhere' : 'time.full', { time }),
        disabled: !isFree && !elsewhere.has(time),
      }))}
      onChange={({ target }) => target.value !== '' && choose(target.value)}
    />
  );
}

/** BOK-18, BOK-25, BOK-26, BOK-50, VAL-30 */
export function TimeSection() {
  const { t, language } = useTexts();
  const { state, lostMessage } = useReservationContext();
  const { times: query, style, elsewhere } = useTimes();
  const { day } = state.form;
  if (day === null) return <DayFirst />;
  const times = query.data;
  const label = t('time.of', { day: formatDay(day, language, 'withoutYear') });
  const isNone = times !== undefined && noneIsFree(times);
  const isOffered = times !== undefined && (!isNone || times.some(({ time }) => elsewhere.has(time)));
  return (
    <Card $stacked id={isOffered ? undefined : 'time'} tabIndex={-1}>
      {!isOffered && <CardTitle>{label}</CardTitle>}
      {lostMessage && (
        <Notice kind="error" announce>
          {lostMessage}
        </Notice>
      )}
      <Loaded of={query} look="part" loading={<SkeletonBlock $height={300} />}>
        {() =>
          isNone && (
            <Notice kind="warn" announce>
              {t('time.none')}
            </Notice>
          )
        }
      </Loaded>
      {isOffered && <TimeChoice day={day} label={label} times={times} style={style} elsewhere={elsewhere} />}
      <SeekEntry />
    </Card>
  );
}
