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

/** The server's times, or the default ones if its list is empty (decision 7). */
export const timesOf = ({ totalTimeSlot }: Pick<BookableTimes, 'totalTimeSlot'>): Time[] =>
  totalTimeSlot.length > 0
    ? totalTimeSlot.map(({ timeSlot, enabled }) => ({ time: timeSlot, isFree: enabled }))
    : DEFAULT_TIMES.map((time) => ({ time, isFree: true }));

/** Marks the citizen's own time as free: the server counts it as taken. */
export const withOwnTime = (times: readonly Time[], isOwn: (time: string) => boolean): Time[] =>
  times.map(({ time, isFree }) => ({ time, isFree: isFree || isOwn(time) }));

/** BOK-26 */
export const noneIsFree = (times: readonly Time[]): boolean => times.every(({ isFree }) => !isFree);

/** The parts of a day and their first minute, latest first. */
const PARTS = [
  ['evening', '18:00'],
  ['afternoon', '12:00'],
  ['morning', '06:00'],
  ['night', '00:00'],
] as const;
export type PartOfDay = (typeof PARTS)[number][0];

const partOf = ({ time }: Time): PartOfDay => PARTS.find(([, from]) => time >= from)?.[0] ?? 'night';

/** Groups times by part of the day. */
export const partsOf = (times: readonly Time[]): { part: PartOfDay; times: Time[] }[] =>
  [...PARTS].reverse().flatMap(([part]) => {
    const ofPart = times.filter((time) => partOf(time) === part);
    return ofPart.length === 0 ? [] : [{ part, times: ofPart }];
  });

/** The first free time, from 08:00 to 20:00 if possible: an office that never closes would propose midnight. */
export function firstByDay(times: readonly Time[], except: readonly string[] = []): string | undefined {
  const free = times.filter(({ time, isFree }) => isFree && !except.includes(time));
  const byDay = free.find(({ time }) => time >= '08:00' && time < '20:00');
  return (byDay ?? free[0])?.time;
}

/** BOK-51 */
export const pagesOf = (times: readonly Time[]): Time[][] =>
  Array.from({ length: Math.ceil(times.length / TIMES_PER_PAGE) }, (_, page) =>
    times.slice(page * TIMES_PER_PAGE, (page + 1) * TIMES_PER_PAGE),
  );

/** The page to open: that of the chosen time, or of the first free one by day. */
export function firstPage(pages: readonly Time[][], chosen: string | null): number {
  const wanted = chosen ?? firstByDay(pages.flat());
  return Math.max(
    0,
    pages.findIndex((page) => page.some(({ time }) => time === wanted)),
  );
}
