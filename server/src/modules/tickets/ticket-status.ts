import type { WaitingInfo } from '@vez/shared/contracts';
import { cityDay, cityInstant, cityTimeReached } from '@vez/shared/dates';
import type { TicketRow } from './ticket-row';

/** How long before its time a booking can be checked in; from then on it counts as waiting. */
const CHECK_IN_AHEAD_MS = 30 * 60_000;

/** Who was called and did not come can come back for so long after the last call (decisions 64 and 88). */
export const GRACE_MS = 30 * 60_000;

type StatusRow = Pick<TicketRow, 'type' | 'progress' | 'day' | 'booking_time'>;

const isBooking = ({ type }: StatusRow) => type !== 'QUEUE';
const isActive = ({ progress }: StatusRow) => ['booked', 'waiting', 'called'].includes(progress);

/** When a booking can be checked in from. */
export const checkInOpens = ({ day, booking_time }: StatusRow): Date =>
  new Date(cityInstant(day, booking_time).getTime() - CHECK_IN_AHEAD_MS);

/** How a ticket stands (TIX-30 to TIX-32): booked until its day, closed if its day went by without a call. */
export function progressOf(row: StatusRow, now: Date): WaitingInfo['progress'] {
  if (isActive(row) && row.day < cityDay(now)) return 'closed';
  if (row.progress === 'booked' && now >= checkInOpens(row)) return 'waiting';
  return row.progress;
}

const hasBegun = ({ day, booking_time }: StatusRow, now: Date) =>
  day < cityDay(now) || (day === cityDay(now) && booking_time <= cityTimeReached(now));

/** Until the day before; a time ticket, whose day is fixed, until it begins (decision 12). */
export const isEditable = (row: StatusRow, now: Date): boolean =>
  isBooking(row) &&
  row.progress === 'booked' &&
  (row.type === 'PERIOD' ? !hasBegun(row, now) : row.day > cityDay(now));

/** Not once it was called, or its day is over. */
export const isCancellable = (row: StatusRow, now: Date): boolean =>
  (row.progress === 'booked' || row.progress === 'waiting') && row.day >= cityDay(now);

type Absence = StatusRow & Pick<TicketRow, 'called_at' | 'rejoined_at'>;

const graceEnds = ({ called_at }: Absence) => new Date((called_at?.getTime() ?? 0) + GRACE_MS);

/** Why a ticket cannot rejoin its queue: it was not missed, rejoined before, or it is too late. */
export function rejoinObstacle(
  row: Absence,
  now: Date,
): 'ticketNotAbsent' | 'rejoinedOnce' | 'rejoinTooLate' | undefined {
  if (row.progress !== 'absent') return 'ticketNotAbsent';
  if (row.rejoined_at !== null) return 'rejoinedOnce';
  return now > graceEnds(row) || row.day < cityDay(now) ? 'rejoinTooLate' : undefined;
}

/** How many seconds an absent holder has left to say that they are back; nothing where they may not. */
export const rejoinSeconds = (row: Absence, now: Date): number | undefined =>
  rejoinObstacle(row, now) === undefined
    ? Math.floor((graceEnds(row).getTime() - now.getTime()) / 1_000)
    : undefined;

/** `tooEarly` for a booking whose time is far, `notActive` for a ticket that no longer waits. */
export function checkInObstacle(row: StatusRow, now: Date): 'tooEarly' | 'notActive' | undefined {
  if (row.progress === 'booked' && now < checkInOpens(row)) return 'tooEarly';
  const isExpected = row.progress === 'booked' || row.progress === 'waiting';
  return isExpected && row.day === cityDay(now) ? undefined : 'notActive';
}
