import type { Queryable } from '../../db/db';

/** A queue: a service at a place. */
export interface QueueKey {
  serviceId: number;
  locationId: number;
}

/** What a queue is like now. */
export interface QueueCounts {
  waiting: number;
  /** Of these: appointments before their time, who are called last. */
  early: number;
  openCounters: number;
  isPaused: boolean;
}

/** What this module asks of the queues; it imports none of them, as they ask it for ranges. */
export interface QueueReads {
  countsOf(db: Queryable, queues: QueueKey[], now: Date): Promise<(queue: QueueKey) => QueueCounts>;
  /** The ids of those who wait, in the order of being called. */
  orderOf(db: Queryable, queue: QueueKey, now: Date): Promise<string[]>;
}

export const keyOf = ({ serviceId, locationId }: QueueKey) => `${serviceId}:${locationId}`;
