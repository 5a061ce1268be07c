import type { Outcome } from './outcome';
import { spreadOf } from './queue-length';

/** The lowest and highest relative error of the range, in spreads of `spreadOf`. */
export type Bounds = readonly [low: number, high: number];

/** Older ones are less relevant today. */
const MOST_OUTCOMES = 250;

/** The value below which this share of them lies; the ends stand for values that were never seen. */
function quantile(sorted: readonly number[], share: number): number {
  const at = Math.round(share * (sorted.length + 1)) - 1;
  return sorted[Math.min(sorted.length - 1, Math.max(0, at))]!;
}

const errorOf = ({ waitedSeconds, expectedSeconds, peopleAhead }: Outcome) =>
  (waitedSeconds / expectedSeconds - 1) / spreadOf(peopleAhead);

export function boundsOf(outcomes: readonly Outcome[], share: number): Bounds {
  const errors = outcomes
    .slice(-MOST_OUTCOMES)
    .map(errorOf)
    .sort((a, b) => a - b);
  return [quantile(errors, (1 - share) / 2), quantile(errors, (1 + share) / 2)];
}
