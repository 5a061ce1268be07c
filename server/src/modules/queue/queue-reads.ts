import { cityDay, cityTimeReached } from '../../city/city';
import type { QueueReads } from '../waits';
import { figuresOfEach } from './figures';
import { readOrder } from './queue-order';

/** The reads of queues that the module of waits needs. */
export const queueReads: QueueReads = {
  countsOf: figuresOfEach,
  orderOf: async (db, queue, now) => (await readOrder(db, queue, cityDay(now), cityTimeReached(now))).ids,
};
