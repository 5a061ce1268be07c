/** Lengths of a queue: each is the minimum number of people ahead, up to the next. */
export const LENGTHS = [0, 1, 3, 6, 12] as const;

export const lengthOf = (peopleAhead: number): number =>
  LENGTHS.filter((least) => peopleAhead >= least).length - 1;

/** The part that a longer queue does not even out: the pace of the hour is never quite known. */
const UNEVEN = 0.15;
/** The rough relative error of an expected wait: in a longer queue the slow and the quick even out. */
export const spreadOf = (peopleAhead: number): number => Math.sqrt(1 / (peopleAhead + 1) + UNEVEN ** 2);
