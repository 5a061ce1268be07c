/** How long a counter is busy with one caller: from calling them until it calls the next one, while somebody waits. */
export interface Pace {
  served: Sum;
  /** People who were called and did not come. */
  absent: Sum;
}
export interface Sum {
  count: number;
  seconds: number;
}

/** The pace of a queue, from what is most alike to what is least: the last hour, this hour of a weekday, any time. */
export interface PaceEvidence {
  recent: Pace;
  /** The same hour of the same weekday, in the weeks before. */
  sameHour: Pace;
  /** All hours of the days before. */
  usual: Pace;
}

const NOTHING: Sum = { count: 0, seconds: 0 };
export const NO_PACE: Pace = { served: NOTHING, absent: NOTHING };

/** From the widest to the nearest. */
export const each = <Value>(
  { usual, sameHour, recent }: PaceEvidence,
  of: (pace: Pace) => Value,
): Value[] => [of(usual), of(sameHour), of(recent)];

/** With fewer calls to judge by nothing is foreseen. */
export const LEAST_CALLS = 30;

/** How many calls there are to judge by. */
export const callsIn = (evidence: PaceEvidence): number =>
  each(evidence, ({ served, absent }) => served.count + absent.count).reduce((sum, count) => sum + count, 0);
