import type { BookableTimes } from '@vez/shared/contracts/client';

/** Half-hourly from 09:00 to 12:30, 13:00, then from 14:00 to 18:00; 13:30 is absent (BOK-52). */
const DEFAULT_TIMES: readonly string[] = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
  '17:00',
  '17:30',
  '18:00',
];
const TIMES_PER_PAGE = 15;

export interface Time {
  time: string;
  isFree: boolean;
}

/** The server's times, or the default ones where it sends no list (decision 7). */
export const timesOf = ({ totalTimeSlot }: Pick<BookableTimes, 'totalTimeSlot'>): Time[] =>
  totalTimeSlot.length > 0
    ? totalTimeSlot.map(({ timeSlot, enabled }) => ({ time: timeSlot, isFree: enabled }))
    : DEFAULT_TIMES.map((time) => ({ time, isFree: true }));

/** A place that a citizen holds or has booked counts as taken to the server; to them it is free. */
export const withOwn = (times: readonly Time[], isMine: (time: string) => boolean): Time[] =>
  times.map(({ time, isFree }) => ({ time, isFree: isFree || isMine(time) }));

/** BOK-26 */
export const noneIsFree = (times: readonly Time[]): boolean => times.every(({ isFree }) => !isFree);

/** The parts of a day, and when each begins. */
const PARTS = [
  ['evening', '18:00'],
  ['afternoon', '12:00'],
  ['morning', '06:00'],
  ['night', '00:00'],
] as const;
export type PartOfDay = (typeof PARTS)[number][0];

const partOf = ({ time }: Time): PartOfDay => PARTS.find(([, from]) => time >= from)?.[0] ?? 'night';

/** Times of the same part stand together, in their order. */
export const partsOf = (times: readonly Time[]): { part: PartOfDay; times: Time[] }[] =>
  [...PARTS].reverse().flatMap(([part]) => {
    const ofPart = times.filter((time) => partOf(time) === part);
    return ofPart.length === 0 ? [] : [{ part, times: ofPart }];
  });

/** The first free time of the day's usual hours; a hall that never closes is not entered at midnight. */
export function firstByDay(times: readonly Time[], without: readonly string[] = []): string | undefined {
  const free = times.filter(({ time, isFree }) => isFree && !without.includes(time));
  const byDay = free.find(({ time }) => time >= '08:00' && time < '20:00');
  return (byDay ?? free[0])?.time;
}

/** BOK-51 */
export const pagesOf = (times: readonly Time[]): Time[][] =>
  Array.from({ length: Math.ceil(times.length / TIMES_PER_PAGE) }, (_, page) =>
    times.slice(page * TIMES_PER_PAGE, (page + 1) * TIMES_PER_PAGE),
  );

/** The page to open: that of the chosen time, else that of the first that is free by day. */
export function firstPage(pages: readonly Time[][], chosen: string | null): number {
  const wanted = chosen ?? firstByDay(pages.flat());
  return Math.max(
    0,
    pages.findIndex((page) => page.some(({ time }) => time === wanted)),
  );
}
