import { z } from 'zod';
import { CLOSURE_REASONS } from '../../domain';
import { count, instant, nonEmpty, openSet } from './formats';

/** A period in which a department gives no service, and the states of the affected bookings and numbers. */
export const closure = z.object({
  closureId: nonEmpty,
  /** Null: all offices of the department. */
  locationId: z.int().nullable(),
  /** Null: all its services. */
  serviceId: z.int().nullable(),
  from: instant,
  until: instant,
  reason: openSet(CLOSURE_REASONS, 'other'),
  endsNumbers: z.boolean(),
  /** When it was taken back or ended early; null if not. */
  reopenedAt: instant.nullable(),
  people: z.object({
    /** A new time is held, without an answer yet. */
    held: count,
    /** No new time was free. */
    noTime: count,
    accepted: count,
    /** Moved to another time. */
    moved: count,
    /** Cancelled by the holder or ended by staff; numbers too. */
    ended: count,
    /** Ended after the deadline. */
    unanswered: count,
    /** Kept at the old time, because the office opened again. */
    kept: count,
    /** Without a delivered message. */
    unreached: count,
  }),
});
