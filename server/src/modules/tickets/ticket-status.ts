import type { WaitingInfo } from '@vez/shared/contracts';
import { REJOIN_SECONDS, visitStateOf, type VisitState } from '@vez/shared/domain';
import { cityDay, cityInstant, cityTimeReached } from '../../city/city';
import type { ArrivalRules } from '../catalogue';
import type { TicketRow } from './ticket-row';

/** How long after the last call an absent person can come back (decisions 64 and 88). */
export const GRACE_MS = REJOIN_SECONDS * 1_000;

type StatusRow = Pick<TicketRow, 'type' | 'progress' | 'day' | 'booking_time'>;

const isBooking = ({ type }: StatusRow) => type !== 'QUEUE';
export const isActive = ({ progress }: StatusRow) => ['booked', 'waiting', 'called'].includes(progress);

type Ahead = Pick<ArrivalRules, 'aheadMinutes'>;

/** When the check-in of a booking opens; its status is `waiting` from then on. */
export const checkInOpens = ({ day, booking_time }: StatusRow, { aheadMinutes }: Ahead): Date =>
  new Date(cityInstant(day, booking_time).getTime() - aheadMinutes * 60_000);

/** The status of a ticket (TIX-30 to TIX-32): booked until its day, closed if its day passed without a call. */
export function progressOf(row: StatusRow, now: Date, rules: Ahead): WaitingInfo['progress'] {
  if (isActive(row) && row.day < cityDay(now)) return 'closed';
  if (row.progress === 'booked' && now >= checkInOpens(row, rules)) return 'waiting';
  return row.progress;
}

/** Whether its booked time has come. */
export const hasBegun = ({ day, booking_time }: StatusRow, now: Date): boolean =>
  day < cityDay(now) || (day === cityDay(now) && booking_time <= cityTimeReached(now));

/**
 * Until the day before, or on the day itself if the office cannot keep it; a time ticket, whose day is fixed, until it
 * begins (decision 12).
 */
export function isEditable(row: StatusRow, now: Date, isClosed = false): boolean {
  if (!isBooking(row) || row.progress !== 'booked') return false;
  if (row.type === 'PERIOD') return !hasBegun(row, now);
  return row.day > cityDay(now) || (isClosed && row.day === cityDay(now));
}

/** Whether the office expects the holder of a booking, who is not here yet. */
export const isAwaited = (row: StatusRow, now: Date): boolean =>
  isBooking(row) && row.progress === 'booked' && row.day >= cityDay(now);

/** Until it is called, or its day is over. */
export const isCancellable = (row: StatusRow, now: Date): boolean =>
  (row.progress === 'booked' || row.progress === 'waiting') && row.day >= cityDay(now);

type VisitRow = StatusRow & Pick<TicketRow, 'checked_in_at' | 'started_at' | 'parked_at'>;

/** The state of the visit; a booking without an arrival is `booked` or `late`, never waiting. */
export const visitStateOfRow = (row: VisitRow, now: Date): VisitState =>
  visitStateOf({
    progress: isActive(row) && row.day < cityDay(now) ? 'closed' : row.progress,
    hasArrived: row.checked_in_at !== null,
    isServing: row.started_at !== null,
    isParked: row.parked_at !== null,
    isTimePast: isBooking(row) && now > cityInstant(row.day, row.booking_time),
  });

type Absence = StatusRow &
  Pick<TicketRow, 'called_at' | 'ended_at' | 'rejoined_at' | 'transferred_at' | 'let_pass_at'>;

/** A transfer and letting others pass use the same columns, but do not count. */
export const hasRejoined = ({
  rejoined_at,
  transferred_at,
  let_pass_at,
}: Pick<TicketRow, 'rejoined_at' | 'transferred_at' | 'let_pass_at'>) =>
  rejoined_at !== null &&
  ![transferred_at, let_pass_at].some((moved) => moved?.getTime() === rejoined_at.getTime());

/** When its turn was missed: a number may be passed over without a call. Only staff let a booking in again. */
const missedAt = ({ type, called_at, ended_at }: Absence) =>
  called_at ?? (type === 'QUEUE' ? ended_at : null);
const graceEnds = (row: Absence) => new Date((missedAt(row)?.getTime() ?? 0) + GRACE_MS);

/** Why a ticket cannot rejoin its queue: it was not missed, has rejoined before, or it is too late. */
export function rejoinObstacle(
  row: Absence,
  now: Date,
): 'ticketNotAbsent' | 'rejoinedOnce' | 'rejoinTooLate' | undefined {
  if (row.progress !== 'absent') return 'ticketNotAbsent';
  if (hasRejoined(row)) return 'rejoinedOnce';
  return now > graceEnds(row) || row.day < cityDay(now) ? 'rejoinTooLate' : undefined;
}

/** Seconds that an absent holder has left for coming back; undefined if that is not allowed. */
export const rejoinSeconds = (row: Absence, now: Date): number | undefined =>
  rejoinObstacle(row, now) === undefined
    ? Math.floor((graceEnds(row).getTime() - now.getTime()) / 1_000)
    : undefined;

/** `tooEarly` for a booking whose check-in is not open yet, `notActive` for a ticket that no longer waits. */
export function checkInObstacle(
  row: StatusRow,
  now: Date,
  rules: Ahead,
): 'tooEarly' | 'notActive' | undefined {
  if (row.progress === 'booked' && now < checkInOpens(row, rules)) return 'tooEarly';
  const isExpected = row.progress === 'booked' || row.progress === 'waiting';
  return isExpected && row.day === cityDay(now) ? undefined : 'notActive';
}

export const canCheckIn = (row: VisitRow, now: Date, rules: Ahead): boolean =>
  row.checked_in_at === null && checkInObstacle(row, now, rules) === undefined;
