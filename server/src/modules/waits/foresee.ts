import { forecastOf, type Forecast } from './model';
import { minuteOf } from './minute-of';
import type { WaitState } from './wait-states';

/** What is asked of a queue's state. */
export interface WaitQuestion {
  peopleAhead: number;
  openCounters: number;
  /** HH:mm of now, in the city. */
  time: string;
}

/** The wait of somebody with so many ahead; undefined where its pace is not known, or no counter is open. */
export function foresee(
  { seconds_per_person: secondsPerPerson, bookings, calibration }: WaitState,
  { peopleAhead, openCounters, time }: WaitQuestion,
): Forecast | undefined {
  if (secondsPerPerson === null || openCounters === 0) return undefined;
  return forecastOf(
    { peopleAhead, openCounters, minute: minuteOf(time) },
    { secondsPerPerson, bookings, calibration },
  );
}
