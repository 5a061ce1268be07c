import { z } from 'zod';
import { count, instant, nonEmpty, openSet } from './formats';

/** A kiosk or a display of an office. */
export const staffDevice = z.object({
  id: nonEmpty,
  kind: openSet(['kiosk', 'display'], 'display'),
  name: z.string(),
  locationId: z.int(),
  locationName: z.string(),
  /** The services that it shows; none for all of its office. */
  serviceIds: z.array(z.int()).optional(),
  createdAt: instant,
  /** Null until its code was used. */
  enrolledAt: instant.nullable(),
  /** Its last call, to the minute. */
  seen: z.object({ at: instant, minutesAgo: count }).optional(),
  /** Of its screens. */
  release: z.string().optional(),
  /** Set while it gives no sign in office hours, which is ten minutes after its last one. */
  silentSince: instant.optional(),
  /** The last test, which a device answers within 30 seconds. */
  test: z
    .object({
      askedAt: instant,
      state: openSet(['waiting', 'answered', 'unanswered'], 'waiting'),
      /** How long the answer took. */
      seconds: count.optional(),
    })
    .optional(),
  /** A kiosk's roll: an estimate, since printers do not tell. */
  paper: z
    .object({
      printed: count,
      left: count,
      isLow: z.boolean(),
      changedAt: instant.nullable(),
      /** When a person got no slip. */
      outSince: instant.optional(),
    })
    .optional(),
});

/** The state of the device that makes the call; absent for people. */
export const ownDevice = {
  device: z
    .object({
      /** A test that it has to answer, by the time at which it was asked for. */
      test: instant.optional(),
      /** A person got no slip, and nobody has changed the roll since. */
      isWithoutPaper: z.boolean(),
    })
    .optional(),
};
