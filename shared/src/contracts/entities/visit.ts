import { z } from 'zod';
import {
  LANGUAGES,
  PARK_REASONS,
  PAUSE_REASONS,
  PRIORITY_REASONS,
  STAFF_ROLES,
  VISIT_STATES,
  type Language,
} from '../../domain';
import { instant, nonEmpty, openSet, realDay, realTimeOrEmpty } from './formats';

/** A ticket as an office sees it. */
export const visit = z.object({
  ticketId: nonEmpty,
  jettonCode: z.string(),
  serviceId: z.int(),
  serviceName: z.string(),
  kind: openSet(['number', 'booking'], 'number'),
  state: openSet(VISIT_STATES, 'booked'),
  /** HH:mm of a booking; empty for a number. */
  time: realTimeOrEmpty,
  arrivedAt: instant.nullable(),
  calledAt: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Empty until called. */
  counter: z.string(),
  priority: z.boolean(),
  /** Why it has priority, for staff alone; unset without priority or reason. */
  priorityFor: openSet(PRIORITY_REASONS, '').optional(),
  /** The day of a booking (DD/MM/YYYY). */
  day: realDay.optional(),
  /** The queue and counter from which it was transferred; empty without a transfer. */
  from: z.string(),
  /** A surname or a short name; empty if unknown, and for devices. */
  person: z.string(),
  /** Set for a booking whose holder is not here yet, and said that they are coming. */
  confirmed: z.boolean().optional(),
  /** Set for a booking whose office is closed at its time: its holder was asked to accept another one. */
  officeClosed: z.boolean().optional(),
  /** While parked. */
  parked: z.object({ since: instant, reason: openSet(PARK_REASONS, '') }).optional(),
});
export type Visit = z.infer<typeof visit>;

/** A name in every language, for public displays; a missing one is replaced by another language's. */
export const signNames = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
);

/** One call on the display of an office, without personal data. */
export const boardCall = z.object({
  jettonCode: z.string(),
  counter: z.string(),
  serviceName: z.string(),
  serviceNames: signNames.optional(),
  calledAt: instant,
  /** The person is called, and not yet known to be at the counter. */
  awaited: z.boolean().optional(),
  /** The person has an appointment, which explains why they are called before others. */
  booked: z.boolean().optional(),
});

/** A break at a counter. */
export const counterPause = z.object({
  since: instant,
  /** When the clerk means to be back. */
  until: instant.nullable(),
  reason: openSet(PAUSE_REASONS, ''),
});

/** The way to a counter in every language; an empty text shows nothing. */
export const directions = z.object({ floor: signNames, area: signNames, way: signNames });

/** A counter that an office lists or has opened, and its people. */
export const officeCounter = z.object({
  counter: nonEmpty,
  /** The services that it usually serves. */
  serviceIds: z.array(z.int()),
  /** When it was last changed; null if the office does not list it. */
  savedAt: instant.nullable(),
  directions,
  /** The services for which it is open. */
  openFor: z.array(z.int()),
  isPaused: z.boolean(),
  pause: counterPause.optional(),
  /** Its screen was silent for ten minutes: citizens do not count it. */
  isSilent: z.boolean(),
  holder: z.object({ name: z.string(), since: instant, isYou: z.boolean() }).optional(),
  current: visit.nullable(),
  /** Parked there. */
  parked: z.array(visit),
  /** Sent there, and waiting for it. */
  sent: z.array(visit),
});

/** `system` is the key of a department. */
export const staffRole = openSet([...STAFF_ROLES, 'system'], 'display');
