import { LEAST_OUTCOMES } from './calibration';
import { LEAST_CALLS } from './pace';

/** Waits of a queue that are recorded in an hour. */
const OUTCOMES_AN_HOUR = 12;
const HOUR_MS = 3_600_000;
/** Results are rounded up to half hours. */
const STEP_MS = HOUR_MS / 2;

interface Known {
  /** All calls available as evidence. */
  calls: number;
  callsInLastHour: number;
  outcomes: number;
}

/** When enough calls and waits will be known at the pace of the last hour; undefined if it had no calls. */
export function knownFrom({ calls, callsInLastHour, outcomes }: Known, now: Date): Date | undefined {
  const missingCalls = Math.max(0, LEAST_CALLS - calls);
  if (missingCalls > 0 && callsInLastHour === 0) return undefined;
  const hours =
    (missingCalls === 0 ? 0 : missingCalls / callsInLastHour) +
    Math.max(0, LEAST_OUTCOMES - outcomes) / OUTCOMES_AN_HOUR;
  return new Date(Math.ceil((now.getTime() + hours * HOUR_MS) / STEP_MS) * STEP_MS);
}
