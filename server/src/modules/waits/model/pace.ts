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

/** What was seen less often than this says less than the wider evidence behind it. */
const AS_MUCH_AS_USUAL = 30;
const NOTHING: Sum = { count: 0, seconds: 0 };
export const NO_PACE: Pace = { served: NOTHING, absent: NOTHING };

/** The mean of a few, drawn towards the mean of many. */
const drawnTo = (wide: number | undefined, { count, seconds }: Sum): number | undefined => {
  if (wide === undefined) return count === 0 ? undefined : seconds / count;
  return (seconds + AS_MUCH_AS_USUAL * wide) / (count + AS_MUCH_AS_USUAL);
};

const each = <Value>({ usual, sameHour, recent }: PaceEvidence, of: (pace: Pace) => Value): Value[] => [
  of(usual),
  of(sameHour),
  of(recent),
];
const blend = (sums: Sum[]) => sums.reduce<number | undefined>(drawnTo, undefined);

/** With fewer calls to judge by nothing is foreseen. */
export const LEAST_CALLS = 30;

/** How many calls there are to judge by. */
export const callsIn = (evidence: PaceEvidence): number =>
  each(evidence, ({ served, absent }) => served.count + absent.count).reduce((sum, count) => sum + count, 0);

/**
 * Seconds that one person who waits keeps a counter busy, no-shows included, or undefined where none was ever served.
 */
export function secondsPerPerson(evidence: PaceEvidence): number | undefined {
  const served = blend(each(evidence, (pace) => pace.served));
  if (served === undefined) return undefined;
  const absent = blend(each(evidence, (pace) => pace.absent)) ?? served;
  const absentShare = blend(
    each(evidence, (pace) => ({
      count: pace.served.count + pace.absent.count,
      seconds: pace.absent.count,
    })),
  );
  return served + (absentShare ?? 0) * (absent - served);
}
