import { z } from 'zod';

/** DAT-11..13. `queueState` tells why `pass` is `N`; `''` or unknown means system abnormal (decision 15). */
export const queueInfo = z.object({
  waitCount: z.int(),
  openCounter: z.int(),
  notCheckInCount: z.int(),
  minCntToAlert: z.int(),
  maxCntToAlert: z.int(),
  pass: z.enum(['Y', 'N']),
  queueState: z.string(),
  /** Queue tickets are offered here at all (BOK-08). */
  status: z.boolean(),
  isOpen: z.boolean(),
  isOfficeTime: z.boolean(),
  /** When these figures were read: ISO 8601 instant. */
  updatedAt: z.string(),
});
export type QueueInfo = z.infer<typeof queueInfo>;

/** What moves while a ticket waits: counts only, so that it tells nothing about a person. */
export const waitingInfo = z.object({
  ticketId: z.uuid(),
  /** People ahead of this ticket, itself not counted. */
  waitCount: z.int(),
  notCheckInCount: z.int(),
  openCounter: z.int(),
  /** `waiting` → `called` → `treated` or `absent`; a reservation is `booked` until its day. */
  progress: z.enum(['booked', 'waiting', 'called', 'treated', 'absent', 'cancelled', 'closed']),
  /** The counter that calls, such as `5`; empty until called. */
  counterName: z.string(),
  /** What is left to a holder who missed the call for saying that they are back (decision 88). */
  rejoinSeconds: z.int().optional(),
  updatedAt: z.string(),
});
export type WaitingInfo = z.infer<typeof waitingInfo>;
