import { isHit, LENGTHS, lengthOf, type MinuteRange } from '../../modules/waits/model';
import type { Asked } from '../../modules/waits/replay/replay';

/** Shares in per cent, times in minutes. */
export interface RangeFigures {
  /** How many people got a range. */
  count: number;
  /** How often the true wait was in the range, below it and above it. */
  coverage: number;
  below: number;
  above: number;
  width: number;
  /** Of the naive method, for the same coverage. */
  naiveCoverage: number;
  naiveWidth: number;
  /** The median of the true wait minus the middle of the range. */
  bias: number;
}

export interface MonthFigures extends RangeFigures {
  /** The share of people who got no range. */
  withheld: number;
  byLength: (RangeFigures & { from: number; to: number | undefined })[];
}

type Ranged = Asked & { range: MinuteRange };
const hasRange = (told: Asked): told is Ranged => told.range !== null;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(share * values.length))]!;
const percentOf = (told: Ranged[], is: (told: Ranged) => boolean) =>
  (100 * told.filter(is).length) / told.length;

/** The next person in line waits until a visit ends: half of one person's time on average. */
const naiveSeconds = ({ peopleAhead, meanSeconds, openCounters }: Asked) =>
  ((peopleAhead + 0.5) * meanSeconds) / openCounters;

type Factors = readonly [low: number, high: number];

/**
 * The best that people × mean ÷ counters can do: a range between two multiples of it, chosen afterwards so that it
 * reaches the coverage of the other method.
 */
function naiveFactors(told: Ranged[], coverage: number): Factors {
  const ratios = told.map((one) => one.waitedSeconds / naiveSeconds(one));
  const tail = (1 - coverage / 100) / 2;
  return [quantile(ratios, tail), quantile(ratios, 1 - tail)];
}

const coverageOf = (told: Ranged[]) =>
  percentOf(told, ({ range, waitedSeconds }) => isHit(range, waitedSeconds));

function figuresOf(told: Ranged[], [low, high]: Factors): RangeFigures {
  return {
    count: told.length,
    coverage: coverageOf(told),
    below: percentOf(told, ({ range, waitedSeconds }) => waitedSeconds < range.fromMinutes * 60),
    above: percentOf(told, ({ range, waitedSeconds }) => waitedSeconds > range.toMinutes * 60),
    width: mean(told.map(({ range }) => range.toMinutes - range.fromMinutes)),
    naiveCoverage: percentOf(told, (one) => {
      const ratio = one.waitedSeconds / naiveSeconds(one);
      return ratio >= low && ratio <= high;
    }),
    naiveWidth: mean(told.map((one) => (naiveSeconds(one) * (high - low)) / 60)),
    bias: quantile(
      told.map(({ range, waitedSeconds }) => waitedSeconds / 60 - (range.fromMinutes + range.toMinutes) / 2),
      0.5,
    ),
  };
}

/** The quality of a month's ranges, in total and by length of the queue. */
export function measureMonth(asked: Asked[]): MonthFigures {
  const told = asked.filter(hasRange);
  const byLength = LENGTHS.map((from, length) => ({
    from,
    to: LENGTHS[length + 1],
    told: told.filter(({ peopleAhead }) => lengthOf(peopleAhead) === length),
  }));
  const naive = naiveFactors(told, coverageOf(told));
  return {
    ...figuresOf(told, naive),
    withheld: (100 * (asked.length - told.length)) / asked.length,
    byLength: byLength
      .filter((length) => length.told.length > 0)
      .map(({ from, to, told: alike }) => ({ from, to, ...figuresOf(alike, naive) })),
  };
}
