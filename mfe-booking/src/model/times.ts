import type { BookableTimes } from '@vez/shared/contracts/client';

/** Half-hourly from 09:00 to 12:30, 13:00, then from 14:00 to 18:00; 13:30 is absent (BOK-52). */
export const DEFAULT_TIMES: readonly string[] = [
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

export interface Time {
  time: string;
  isFree: boolean;
}

/** The server's times, or the default ones where it sends no list (decision 7). */
export const timesOf = ({ totalTimeSlot }: Pick<BookableTimes, 'totalTimeSlot'>): Time[] =>
  totalTimeSlot.length > 0
    ? totalTimeSlot.map(({ timeSlot, enabled }) => ({ time: timeSlot, isFree: enabled }))
    : DEFAULT_TIMES.map((time) => ({ time, isFree: true }));

/** BOK-26 */
export const noneIsFree = (times: readonly Time[]): boolean => times.every(({ isFree }) => !isFree);

export const isMorning = ({ time }: Time): boolean => time < '12:00';
