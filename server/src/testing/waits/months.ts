import { HOUR, MINUTE } from '../../modules/waits/replay/office-log';
import type { Office } from './simulate-office';
import type { Random } from '../../dev/random';

const CLOSES = 20 * HOUR;
const at = (hour: number, minute = 0) => hour * HOUR + minute * MINUTE;
const all = (count: number): [number, number][] => Array.from({ length: count }, () => [at(9), CLOSES]);

/** Two counters close for lunch, one after the other. */
const withLunch = (count: number): [number, number][] => [
  ...all(count - 2),
  [at(9), at(12, 30)],
  [at(13, 30), CLOSES],
  [at(9), at(13, 30)],
  [at(14, 30), CLOSES],
];

/** On two days of five a counter closes at some moment, for good. */
function sometimesOneLess(count: number, random: Random): [number, number][] {
  const closes = random.next() < 0.4 ? random.between(at(10), at(15)) : CLOSES;
  return [...withLunch(count - 1), [at(9), closes]];
}

const usual = {
  days: 33,
  people: 235,
  serviceSeconds: () => 6 * MINUTE,
  serviceSpread: 0.6,
  absentShare: () => 0.08,
  bookingsAnHour: 2,
  shifts: () => withLunch(4),
} satisfies Omit<Office, 'name' | 'seed'>;

/** The months for comparing ranges, by name; each is an office with a seed of its own. */
export const MONTHS: Record<string, Omit<Office, 'name' | 'seed'>> = {
  'rush hours': usual,
  'quiet office': { ...usual, people: 100, shifts: () => all(2), bookingsAnHour: 0 },
  'a counter closes': { ...usual, shifts: (_, random) => sometimesOneLess(4, random) },
  'a wave of no-shows': { ...usual, people: 260, absentShare: (day) => (day >= 14 && day < 24 ? 0.4 : 0.08) },
  'a new service': {
    ...usual,
    days: 26,
    people: 160,
    // Clerks become faster with practice.
    serviceSeconds: (day) => (7 + 5 * Math.exp(-day / 7)) * MINUTE,
  },
  'longer forms': { ...usual, people: 210, serviceSeconds: (day) => (day < 16 ? 5.5 : 7.5) * MINUTE },
};
