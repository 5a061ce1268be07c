import { cityDay, cityTimeReached } from '../../city/city';
import type { QueueReads } from '../waits';
import { figuresOfEach } from './figures';
import { readOrder } from './queue-order';

/** What the module of waits asks of queues. */
export const queueReads: QueueReads = {
  countsOf: figuresOfEach,
  orderOf: async (db, queue, now) => (await readOrder(db, queue, cityDay(now), cityTimeReached(now))).ids,
};
