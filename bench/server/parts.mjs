// The parts of `npm run bench:server`, and how much of each is done.
import * as bookings from './parts/bookings.mjs';
import * as figures from './parts/figures.mjs';
import * as numbers from './parts/numbers.mjs';

export const PARTS = { numbers, bookings, figures };

/** `full`: the counts that are asked for; `small`: what the tests run. */
export const COUNTS = {
  full: {
    numbers: { rounds: 5, seconds: 5, most: 60_000 },
    bookings: { rounds: 5, seconds: 5, most: 60_000 },
    figures: { rounds: 5, seconds: 5 },
  },
  usual: {
    numbers: { rounds: 3, seconds: 3, most: 40_000 },
    bookings: { rounds: 3, seconds: 3, most: 40_000 },
    figures: { rounds: 3, seconds: 3 },
  },
  small: {
    numbers: { rounds: 1, seconds: 1, most: 300 },
    bookings: { rounds: 1, seconds: 1, most: 300 },
    figures: { rounds: 1, seconds: 1 },
  },
};
