import { SelectField } from '@vez/shared/ui';
import type { Time } from '../../model/times';
import { useTexts } from '../../texts';
import { useReservationContext } from './use-reservation';
import { TimeGrid } from './time-grid';

interface Props {
  day: string;
  label: string;
  times: readonly Time[];
  style: 'dropDown' | 'list';
  elsewhere: ReadonlySet<string>;
}

/** The times of a day as a drop-down or a list, by the setting of the service (BOK-50). */
export function TimeChoice({ day, label, times, style, elsewhere }: Props) {
  const { t } = useTexts();
  const { state, dispatch, messages } = useReservationContext();
  const choose = (time: string) =>
    elsewhere.has(time)
      ? dispatch({ type: 'seekOpened', choice: { day, time } })
      : dispatch({ type: 'timeChosen', slot: { day, time } });
  const pass = (time: string) => dispatch({ type: 'timeChosen', slot: { day, time }, isPassing: true });
  const field = { label, error: messages.time };
  if (style === 'list') {
    const grid = { times, elsewhere, value: state.form.time, onChange: choose, onPass: pass };
    return <TimeGrid key={day} {...field} {...grid} />;
  }
  return (
    <SelectField
      id="time"
      {...field}
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
