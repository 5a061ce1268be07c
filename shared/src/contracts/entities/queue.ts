import { z } from 'zod';
import { VISIT_STATES } from '../../domain';
import { count, instant, nonEmpty, openSet } from './formats';

/**
 * How long somebody waits until they are called: 8 of 10 times between these minutes, in steps of 5 (decision 229). Not
 * there where it cannot be known.
 */
export const waitRange = z.object({
  fromMinutes: count,
  toMinutes: count,
  /** From like queues, as this one is new: the usual wait, not that of now. */
  isTypical: z.boolean().optional(),
  /** Of the ranges of this queue in the last 30 days: how many held the truth, once there are enough of them. */
  record: z.object({ hits: count, of: count }).optional(),
});
export type WaitRange = z.infer<typeof waitRange>;

/** No range can be told yet. `until`: from when it probably can, where that can be foreseen. */
export const waitUnknown = z.object({ until: instant.optional() });
export type WaitUnknown = z.infer<typeof waitUnknown>;

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
  /** Staff hold the queue for a while: `pass` is `N`, for which `queueState` has no word. */
  isPaused: z.boolean().optional(),
  /** When that pause ends by itself, where it was told. */
  pausedUntil: instant.optional(),
  /** Outside office hours: when the place opens next, where that is known. */
  opensAt: instant.optional(),
  /** Of somebody who takes a number now. */
  waitRange: waitRange.optional(),
  waitUnknown: waitUnknown.optional(),
  /** When these figures were read: ISO 8601 instant. */
  updatedAt: instant,
});
export type QueueInfo = z.infer<typeof queueInfo>;

/** `waiting` → `called` → `treated` or `absent`; a reservation is `booked` until its day. */
export const progress = openSet(
  ['booked', 'waiting', 'called', 'treated', 'absent', 'cancelled', 'closed'],
  'waiting',
);

/** How far the visit is: `progress` takes a booking for waiting before anybody has come. */
export const visitState = openSet(VISIT_STATES, 'booked');

/** The live figures of a waiting ticket: counts only, no personal data. */
export const waitingInfo = z.object({
  ticketId: nonEmpty,
  /** Of the queue that it stands in: an office may have sent it to another one. */
  serviceId: z.int().optional(),
  /** People ahead of this ticket, itself not counted. */
  waitCount: count,
  notCheckInCount: count,
  openCounter: count,
  progress,
  visitState: visitState.optional(),
  /** Its holder may say now that they have arrived. */
  canCheckIn: z.boolean().optional(),
  /** The counter that calls, such as `5`; empty until called. */
  counterName: z.string(),
  /** What is left to a holder who missed the call for saying that they are back (decision 88). */
  rejoinSeconds: z.int().optional(),
  waitRange: waitRange.optional(),
  waitUnknown: waitUnknown.optional(),
  updatedAt: instant,
});
export type WaitingInfo = z.infer<typeof waitingInfo>;
