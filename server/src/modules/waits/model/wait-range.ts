import type { Calibration } from './calibration';
import { expectedSeconds, type QueueKnown, type QueueNow } from './expected-wait';
import type { MinuteRange } from './outcome';
import { lengthOf, spreadOf } from './queue-length';

/** Minutes are shown in these steps. */
const STEP_MINUTES = 5;

export interface Forecast {
  expectedSeconds: number;
  /** Null if it is withheld: too few waits were seen. */
  range: MinuteRange | null;
}

const toStep = (seconds: number) => Math.round(seconds / 60 / STEP_MINUTES) * STEP_MINUTES;

/** Rounds to the nearest steps, at least one apart. */
function rounded(fromSeconds: number, toSeconds: number): MinuteRange {
  const fromMinutes = toStep(fromSeconds);
  return { fromMinutes, toMinutes: Math.max(toStep(toSeconds), fromMinutes + STEP_MINUTES) };
}

/** The forecast of a wait: its expected length, scaled by the errors of past expectations. */
export function forecastOf(queue: QueueNow, known: QueueKnown & { calibration: Calibration }): Forecast {
  const expected = expectedSeconds(queue, known);
  const bounds = known.calibration[lengthOf(queue.peopleAhead)];
  const at = (bound: number) => Math.max(0, expected * (1 + bound * spreadOf(queue.peopleAhead)));
  return { expectedSeconds: expected, range: bounds ? rounded(at(bounds[0]), at(bounds[1])) : null };
}
