/** By length of the queue: the first with at least so many people ahead, from the last one down. */
export const LENGTHS = [0, 1, 3, 6, 12] as const;

export const lengthOf = (peopleAhead: number): number =>
  LENGTHS.filter((least) => peopleAhead >= least).length - 1;

/** What a longer queue does not even out: the pace of the hour is never quite known. */
const UNEVEN = 0.15;
/** How far a wait lies from what is expected, roughly, as a share of it: in a longer queue the slow and quick even out. */
export const spreadOf = (peopleAhead: number): number => Math.sqrt(1 / (peopleAhead + 1) + UNEVEN ** 2);
