import { z } from 'zod';
import { CLOSURE_REASONS, VISIT_STATES } from '../../domain';
import { count, instant, nonEmpty, openSet, realTime } from './formats';
import { callingTurns } from './office';
import { noticesNow } from './office-notice';

/**
 * The expected wait until the call: in 8 of 10 cases between these minutes, in steps of 5 (decision 229). Absent if
 * unknown.
 */
export const waitRange = z.object({
  fromMinutes: count,
  toMinutes: count,
  /** Set for a new queue: the usual wait in similar queues, not the current one. */
  isTypical: z.boolean().optional(),
  /** How many of this queue's ranges in the last 30 days were right, once there are enough. */
  record: z.object({ hits: count, of: count }).optional(),
});
export type WaitRange = z.infer<typeof waitRange>;

/** Set if no range is known yet. `until` is when one will probably be known, if foreseeable. */
export const waitUnknown = z.object({ until: instant.optional() });
export type WaitUnknown = z.infer<typeof waitUnknown>;

/** The department gives no service until then. */
export const closedNow = z.object({ reason: openSet(CLOSURE_REASONS, 'other'), until: instant });

/** DAT-11..13. `queueState` is the reason why `pass` is `N`; `''` or unknown means system abnormal (decision 15). */
export const queueInfo = z.object({
  waitCount: count,
  openCounter: count,
  notCheckInCount: count,
  minCntToAlert: z.int(),
  maxCntToAlert: z.int(),
  pass: openSet(['Y', 'N'], 'N'),
  queueState: z.string(),
  /** Queue tickets are offered here at all (BOK-08). */
  status: z.boolean(),
  isOpen: z.boolean(),
  isOfficeTime: z.boolean(),
  /** Staff have paused the queue: `pass` is `N`, but `queueState` has no word for it. */
  isPaused: z.boolean().optional(),
  /** When the pause ends automatically, if set. */
  pausedUntil: instant.optional(),
  /** Outside office hours, when the place opens next, if known. */
  opensAt: instant.optional(),
  /** Set while the department has closed it, whatever the hours. */
  closure: closedNow.optional(),
  ...noticesNow,
  /** The number that was called last today. */
  nowServing: z.string().optional(),
  /** The wait for a number taken now. */
  waitRange: waitRange.optional(),
  waitUnknown: waitUnknown.optional(),
  /** When these figures were read: ISO 8601 instant. */
  updatedAt: instant,
});
export type QueueInfo = z.infer<typeof queueInfo>;

/** A queue as people at its office see it. */
export const hallQueue = {
  serviceId: z.int(),
  letter: z.string(),
  open: z.boolean(),
  waitCount: count,
  /** The wait for a number taken at the office now. */
  waitRange: waitRange.optional(),
};

/** A queue that a caller may serve. */
export const staffQueue = z.object({
  ...hallQueue,
  locationId: z.int(),
  serviceName: z.string(),
  openCounters: z.array(z.string()),
});

/** `waiting` → `called` → `treated` or `absent`; a reservation is `booked` until its day. */
export const progress = openSet(
  ['booked', 'waiting', 'called', 'treated', 'absent', 'cancelled', 'closed'],
  'waiting',
);

/** The state of the visit: `progress` treats a booking as waiting even before its holder has arrived. */
export const visitState = openSet(VISIT_STATES, 'booked');

/** The live figures of a waiting ticket: counts only, no personal data. */
export const waitingInfo = z.object({
  ticketId: nonEmpty,
  /** The service of its current queue, which an office may have changed. */
  serviceId: z.int().optional(),
  /** People ahead of this ticket, excluding itself. */
  waitCount: count,
  notCheckInCount: count,
  openCounter: count,
  progress,
  visitState: visitState.optional(),
  /** Whether its holder can check in now. */
  canCheckIn: z.boolean().optional(),
  /** The office asks whether its holder is here, and passes the number over without a check-in (decision 394). */
  asksArrival: z.boolean().optional(),
  /** The calling counter, such as `5`; empty until called. */
  counterName: z.string(),
  /** The time left for rejoining after a missed call (decision 88). */
  rejoinSeconds: z.int().optional(),
  /** How many people, at most five, its holder can let go first (decision 397). */
  mayLetPass: count.optional(),
  /** While it waits: the number of its queue that was called last today. */
  nowServing: z.string().optional(),
  /** For a number of a queue that has bookings, too: how its office calls both. */
  beside: callingTurns.optional(),
  /** The time of a booking whose holder came early: its call comes from then on. */
  calledFrom: realTime.optional(),
  waitRange: waitRange.optional(),
  waitUnknown: waitUnknown.optional(),
  /** Set while the office of a waiting ticket is closed. */
  closedNow: closedNow.optional(),
  ...noticesNow,
  updatedAt: instant,
});
export type WaitingInfo = z.infer<typeof waitingInfo>;
