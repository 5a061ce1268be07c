import { useBridge } from '@vez/shared/bridge';
import { formatDay } from '@vez/shared/dates';
import { Loaded } from '@vez/shared/remote';
import { Button, Card, CardTitle, FieldError, Notice, SkeletonBlock } from '@vez/shared/ui';
import { noneIsFree } from '../../model/times';
import { useTexts } from '../../texts';
import { useReserve } from './reserve-context';
import { SeekTimes } from './seek/seek-times';
import { TimeChoice } from './time-choice';
import { useTimes } from './use-times';

/** There are no times before there is a day (VAL-30). */
function DayFirst() {
  const { t } = useTexts();
  const { feedback } = useBridge();
  const { state, dispatch, messages } = useReserve();
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
      <SeekTimes />
    </Card>
  );
}

/** BOK-18, BOK-25, BOK-26, BOK-50, VAL-30 */
export function TimePart() {
  const { t, language } = useTexts();
  const { booking, state, gone } = useReserve();
  const { times: answer, style, elsewhere } = useTimes(booking, state);
  const { day } = state.form;
  if (day === null) return <DayFirst />;
  const times = answer.data;
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
      <Loaded of={answer} look="part" loading={<SkeletonBlock $height={300} />}>
        {() =>
          isNone && (
            <Notice kind="warn" announce>
              {t('time.none')}
            </Notice>
          )
        }
      </Loaded>
      {isOffered && <TimeChoice day={day} label={label} times={times} style={style} elsewhere={elsewhere} />}
      <SeekTimes />
    </Card>
  );
}
