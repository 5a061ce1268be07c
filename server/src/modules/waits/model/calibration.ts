/** A wait that was foreseen, and what it came to. */
export interface Outcome {
  peopleAhead: number;
  expectedSeconds: number;
  waitedSeconds: number;
  /** The range that was said, in minutes; null where it was withheld. */
  range: MinuteRange | null;
}
export interface MinuteRange {
  fromMinutes: number;
  toMinutes: number;
}

/** How far the truth lay from what was expected, in spreads of `spreadOf`: the lowest and the highest of the range. */
export type Bounds = readonly [low: number, high: number];

/** By length of the queue: the first with at least so many people ahead, from the last one down. */
export const LENGTHS = [0, 1, 3, 6, 12] as const;
/** For each of `LENGTHS`; null where too few waits were seen. */
export type Calibration = readonly (Bounds | null)[];

/** So often the truth is to fall into the range. */
export const WANTED_SHARE = 0.8;
/** Below this many waits nothing is said. */
export const LEAST_OUTCOMES = 30;
/** Older ones say less of today. */
const MOST_OUTCOMES = 250;
/** How far one miss widens the ranges, and four hits narrow them. */
const STEP = 0.02;
const [NARROWEST, WIDEST] = [0.5, 0.97];

export const lengthOf = (peopleAhead: number): number =>
  LENGTHS.filter((least) => peopleAhead >= least).length - 1;

export const isHit = ({ fromMinutes, toMinutes }: MinuteRange, waitedSeconds: number): boolean =>
  waitedSeconds >= fromMinutes * 60 && waitedSeconds <= toMinutes * 60;

/**
 * The share that is aimed at, so that `WANTED_SHARE` is met: more after misses, less after hits (adaptive conformal
 * inference, Gibbs and Candès 2021).
 * @param hits in order of time
 */
export function aimedShare(hits: readonly boolean[]): number {
  return hits.reduce((aimed, hit) => {
    const moved = aimed + STEP * (WANTED_SHARE - (hit ? 1 : 0));
    return Math.min(WIDEST, Math.max(NARROWEST, moved));
  }, WANTED_SHARE);
}

/** The value below which so large a share of them lies; the ends stand for what was never seen. */
function quantile(sorted: readonly number[], share: number): number {
  const at = Math.round(share * (sorted.length + 1)) - 1;
  return sorted[Math.min(sorted.length - 1, Math.max(0, at))]!;
}

/** What a longer queue does not even out: the pace of the hour is never quite known. */
const UNEVEN = 0.15;
/** How far a wait lies from what is expected, roughly, as a share of it: in a longer queue the slow and quick even out. */
export const spreadOf = (peopleAhead: number): number => Math.sqrt(1 / (peopleAhead + 1) + UNEVEN ** 2);

const errorOf = ({ waitedSeconds, expectedSeconds, peopleAhead }: Outcome) =>
  (waitedSeconds / expectedSeconds - 1) / spreadOf(peopleAhead);

function boundsOf(outcomes: readonly Outcome[], share: number): Bounds {
  const errors = outcomes
    .slice(-MOST_OUTCOMES)
    .map(errorOf)
    .sort((a, b) => a - b);
  return [quantile(errors, (1 - share) / 2), quantile(errors, (1 + share) / 2)];
}

/**
 * How far the truth lay from what was expected, for each length of the queue; for a length with few waits, that of all.
 * @param outcomes in order of time
 */
export function calibrate(outcomes: readonly Outcome[]): Calibration {
  const said = outcomes.filter(({ range }) => range !== null);
  return LENGTHS.map((_, length) => {
    const alike = outcomes.filter(({ peopleAhead }) => lengthOf(peopleAhead) === length);
    const judged = alike.length >= LEAST_OUTCOMES ? alike : outcomes;
    if (judged.length < LEAST_OUTCOMES) return null;
    const saidOfAlike = said.filter(
      (outcome) => judged !== alike || lengthOf(outcome.peopleAhead) === length,
    );
    const share = aimedShare(saidOfAlike.map(({ range, waitedSeconds }) => isHit(range!, waitedSeconds)));
    return boundsOf(judged, share);
  });
}
