// The parts of `npm run bench:server`, with their counts.
import * as bookings from './parts/bookings.mjs';
import * as figures from './parts/figures.mjs';
import * as kills from './parts/kills.mjs';
import * as longQueue from './parts/long-queue.mjs';
import * as malformed from './parts/malformed.mjs';
import * as numbers from './parts/numbers.mjs';
import * as pages from './parts/pages.mjs';
import * as place from './parts/place.mjs';
import * as pollers from './parts/pollers.mjs';
import * as release from './parts/release.mjs';
import * as visits from './parts/visits.mjs';
import * as year from './parts/year.mjs';

export const PARTS = {
  numbers,
  bookings,
  figures,
  place,
  release,
  kills,
  malformed,
  pollers,
  longQueue,
  year,
  pages,
  visits,
};

/** `full` has the required counts, `usual` takes some minutes in all, and `small` is for the tests. */
export const COUNTS = {
  full: {
    numbers: { rounds: 5, seconds: 5, most: 60_000 },
    bookings: { rounds: 5, seconds: 5, most: 60_000 },
    figures: { rounds: 5, seconds: 5 },
    place: { rounds: 100, callers: [2, 10, 30, 100] },
    release: { people: 10_000, places: 4_000 },
    kills: { rounds: 5, databaseKills: 20, apiKills: 10, most: 8_000 },
    malformed: { requests: 200_000 },
    pollers: { pages: 10_000, seconds: 120 },
    longQueue: { rounds: 5, short: 50, long: 5_000, polls: 10_000 },
    year: { rounds: 3, ticketsOfDay: 2_000, people: 5_000 },
    pages: { pages: 1_000, seconds: 10 },
    visits: { offices: 50, counters: 300, people: 10_000, displays: 100, seconds: 60 },
  },
  usual: {
    numbers: { rounds: 3, seconds: 3, most: 20_000 },
    bookings: { rounds: 3, seconds: 3, most: 20_000 },
    figures: { rounds: 3, seconds: 3 },
    place: { rounds: 20, callers: [2, 10, 30, 100] },
    release: { people: 10_000, places: 4_000 },
    kills: { rounds: 1, databaseKills: 10, apiKills: 5, most: 8_000 },
    malformed: { requests: 20_000 },
    pollers: { pages: 2_000, seconds: 60 },
    longQueue: { rounds: 3, short: 50, long: 5_000, polls: 5_000 },
    year: { rounds: 2, ticketsOfDay: 300, people: 2_000 },
    pages: { pages: 300, seconds: 5 },
    visits: { offices: 50, counters: 300, people: 2_000, displays: 100, seconds: 25 },
  },
  small: {
    numbers: { rounds: 1, seconds: 1, most: 300 },
    bookings: { rounds: 1, seconds: 1, most: 300 },
    figures: { rounds: 1, seconds: 1 },
    place: { rounds: 3, callers: [2, 10] },
    release: { people: 300, places: 100 },
    kills: { rounds: 1, databaseKills: 3, apiKills: 1, most: 1_000 },
    malformed: { requests: 500 },
    pollers: { pages: 50, seconds: 12 },
    longQueue: { rounds: 1, short: 10, long: 200, polls: 400 },
    year: { rounds: 1, ticketsOfDay: 20, people: 100 },
    pages: { pages: 10, seconds: 1 },
    visits: { offices: 2, counters: 6, people: 60, displays: 4, seconds: 12 },
  },
};
