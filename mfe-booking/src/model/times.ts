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

export const isMorning = ({ time }: Time): boolean => time < '12:00';

/** BOK-51 */
export const pagesOf = (times: readonly Time[]): Time[][] =>
  Array.from({ length: Math.ceil(times.length / TIMES_PER_PAGE) }, (_, page) =>
    times.slice(page * TIMES_PER_PAGE, (page + 1) * TIMES_PER_PAGE),
  );

/** The page to open: that of the chosen time, else the first on which something is free. */
export function firstPage(pages: readonly Time[][], chosen: string | null): number {
  const holds = (wanted: (time: Time) => boolean) => pages.findIndex((page) => page.some(wanted));
  return Math.max(0, chosen === null ? holds(({ isFree }) => isFree) : holds(({ time }) => time === chosen));
}
