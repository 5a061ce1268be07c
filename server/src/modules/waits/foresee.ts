import { cityTimeReached } from '../../city/city';
import { forecastOf, type Forecast, type Passing } from './model';
import { minuteOf } from './minute-of';
import type { WaitState } from './wait-states';

/** The question for a queue's state. */
export interface WaitQuestion {
  peopleAhead: number;
  openCounters: number;
  passing?: Passing | undefined;
  now: Date;
}

type Known = Pick<WaitState, 'seconds_per_person' | 'bookings' | 'calibration'>;

/** The wait with this many people ahead; undefined if the pace is unknown or no counter is open. */
export function foresee(
  { seconds_per_person: secondsPerPerson, bookings, calibration }: Known,
  { peopleAhead, openCounters, passing, now }: WaitQuestion,
): Forecast | undefined {
  if (secondsPerPerson === null || openCounters === 0) return undefined;
  return forecastOf(
    { peopleAhead, openCounters, passing, minute: minuteOf(cityTimeReached(now)) },
    { secondsPerPerson, bookings, calibration },
  );
}

/** The typical wait of a new queue: by its own pace once that is known, else by that of similar queues. */
export const foreseeTypical = (
  { typical, seconds_per_person: own, bookings }: WaitState,
  question: WaitQuestion,
): Forecast | undefined =>
  typical === null
    ? undefined
    : foresee(
        {
          seconds_per_person: own ?? typical.secondsPerPerson,
          bookings,
          calibration: typical.calibration,
        },
        question,
      );
