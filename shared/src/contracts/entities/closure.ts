import { z } from 'zod';
import { CLOSURE_REASONS } from '../../domain';
import { count, instant, nonEmpty, openSet } from './formats';

/** A time in which a department serves nobody, and what became of the people whom it affects. */
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
    /** A new time is held for them, and they have not answered yet. */
    held: count,
    /** No new time was free: they choose one. */
    noTime: count,
    accepted: count,
    /** They chose another time. */
    moved: count,
    /** Their booking or number has ended. */
    ended: count,
    /** They did not answer in time: the booking has ended, too. */
    unanswered: count,
    /** The office opened again before they answered. */
    kept: count,
    /** No message reached them. */
    notTold: count,
  }),
});
