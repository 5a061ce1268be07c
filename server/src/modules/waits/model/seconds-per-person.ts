import { each, type PaceEvidence, type Sum } from './pace';

/** With fewer observations, the wider evidence has more weight. */
const AS_MUCH_AS_USUAL = 30;

/** The mean of a few, drawn towards the mean of many. */
const drawnTo = (wide: number | undefined, { count, seconds }: Sum): number | undefined => {
  if (wide === undefined) return count === 0 ? undefined : seconds / count;
  return (seconds + AS_MUCH_AS_USUAL * wide) / (count + AS_MUCH_AS_USUAL);
};

const blend = (sums: Sum[]) => sums.reduce<number | undefined>(drawnTo, undefined);

/** Seconds that one waiting person keeps a counter busy, no-shows included; undefined if none was ever served. */
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
