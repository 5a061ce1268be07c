import type { WaitingInfo } from '@vez/shared/contracts';
import { cityDay, cityInstant, cityTime } from '@vez/shared/dates';
import type { TicketRow } from './ticket-row';

/** How long before its time a booking can be checked in; from then on it counts as waiting. */
const CHECK_IN_AHEAD_MS = 30 * 60_000;

type Standing = Pick<TicketRow, 'type' | 'progress' | 'day' | 'booking_time'>;

const isBooking = ({ type }: Standing) => type !== 'QUEUE';
const isActive = ({ progress }: Standing) => ['booked', 'waiting', 'called'].includes(progress);

/** When a booking can be checked in from. */
export const checkInOpens = ({ day, booking_time }: Standing): Date =>
  new Date(cityInstant(day, booking_time).getTime() - CHECK_IN_AHEAD_MS);

/** How a ticket stands (TIX-30 to TIX-32): booked until its day, closed if its day went by without a call. */
export function progressOf(row: Standing, now: Date): WaitingInfo['progress'] {
  if (isActive(row) && row.day < cityDay(now)) return 'closed';
  if (row.progress === 'booked' && now >= checkInOpens(row)) return 'waiting';
  return row.progress;
}

const hasBegun = ({ day, booking_time }: Standing, now: Date) =>
  day < cityDay(now) || (day === cityDay(now) && booking_time <= cityTime(now));

/** Until the day before; a session ticket, whose day is fixed, until it begins (decision 12). */
export const isEditable = (row: Standing, now: Date): boolean =>
  isBooking(row) &&
  row.progress === 'booked' &&
  (row.type === 'PERIOD' ? !hasBegun(row, now) : row.day > cityDay(now));

/** Whoever has been called, or whose day is over, has nothing to give back. */
export const isCancellable = (row: Standing, now: Date): boolean =>
  (row.progress === 'booked' || row.progress === 'waiting') && row.day >= cityDay(now);

/** `tooEarly` for a booking whose time is far, `notActive` for whoever is no longer waiting. */
export function checkInObstacle(row: Standing, now: Date): 'tooEarly' | 'notActive' | undefined {
  if (row.progress === 'booked' && now < checkInOpens(row)) return 'tooEarly';
  const isExpected = row.progress === 'booked' || row.progress === 'waiting';
  return isExpected && row.day === cityDay(now) ? undefined : 'notActive';
}
