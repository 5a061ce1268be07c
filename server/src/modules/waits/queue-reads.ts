import type { Queryable } from '../../db/db';
import type { Passing } from './model';

/** A queue: a service at an office. */
export interface QueueKey {
  serviceId: number;
  locationId: number;
}

/** The current counts of a queue. */
export interface QueueCounts {
  waiting: number;
  /** Appointments among them before their time, which are called last. */
  early: number;
  openCounters: number;
  isPaused: boolean;
}

/** What this module needs from the queues. It imports none of their code, since they import its ranges. */
export interface QueueReads {
  countsOf(db: Queryable, queues: QueueKey[], now: Date): Promise<(queue: QueueKey) => QueueCounts>;
  /** The waiting tickets, in the order of being called. */
  orderOf(db: Queryable, queue: QueueKey, now: Date): Promise<{ ticketId: string; passing: Passing }[]>;
}

export const keyOf = ({ serviceId, locationId }: QueueKey) => `${serviceId}:${locationId}`;
