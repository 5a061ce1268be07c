/** How long a counter is busy with one call: from that call until its next one, while people wait. */
export interface Pace {
  served: Sum;
  /** People who were called and did not come. */
  absent: Sum;
}
export interface Sum {
  count: number;
  seconds: number;
}

/** Evidence for a queue's pace, from most to least relevant: the last hour, this hour of a weekday, any time. */
export interface PaceEvidence {
  recent: Pace;
  /** The same hour of the same weekday, in the previous weeks. */
  sameHour: Pace;
  /** All hours of the previous days. */
  usual: Pace;
}

const NOTHING: Sum = { count: 0, seconds: 0 };
export const NO_PACE: Pace = { served: NOTHING, absent: NOTHING };

/** From the widest to the nearest. */
export const each = <Value>(
  { usual, sameHour, recent }: PaceEvidence,
  of: (pace: Pace) => Value,
): Value[] => [of(usual), of(sameHour), of(recent)];

/** With fewer calls as evidence there is no forecast. */
export const LEAST_CALLS = 30;

/** The number of calls in the evidence. */
export const callsIn = (evidence: PaceEvidence): number =>
  each(evidence, ({ served, absent }) => served.count + absent.count).reduce((sum, count) => sum + count, 0);
