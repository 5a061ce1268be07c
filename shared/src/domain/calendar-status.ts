import { fromWireDate, type CalendarDay } from './dates';
import type { QueueStatusKind } from './queue-status';

/** The state of a calendar for a user who wants to book; same as a queue's, except `short`. */
type CalendarStatusKind = Exclude<QueueStatusKind, 'short'>;

export type CalendarStatus =
  | { kind: 'open'; firstDay: CalendarDay }
  | { kind: Exclude<CalendarStatusKind, 'open'>; firstDay?: undefined };

export interface OfferedDays {
  booking: boolean;
  /** Reservations are taken (BOK-03). */
  status: boolean;
  /** Time tickets are given out (BOK-03). */
  timeTicketStatus: boolean;
  /** DD/MM/YYYY, or empty if no day is free. */
  firstBookableDate: string;
}

/** The single model of a calendar's state (BOK-04, BOK-10, BOK-49); `offer` is undefined if unknown. */
export function calendarStatus(offer: OfferedDays | undefined, isSuspended = false): CalendarStatus {
  if (offer === undefined) return { kind: 'unknown' };
  if (!offer.booking) return { kind: 'notOffered' };
  if (isSuspended) return { kind: 'paused' };
  if (!offer.status && !offer.timeTicketStatus) return { kind: 'closed' };
  const firstDay = fromWireDate(offer.firstBookableDate);
  return firstDay === undefined ? { kind: 'full' } : { kind: 'open', firstDay };
}
