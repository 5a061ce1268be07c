import { cityDay, cityTimeReached } from '../../city/city';
import type { QueueReads } from '../waits';
import { figuresOfEach } from './figures';
import { readOrder } from './queue-order';

/** The reads of queues that the module of waits needs. */
export const queueReads: QueueReads = {
  countsOf: figuresOfEach,
  async orderOf(db, queue, now) {
    const { ids, places } = await readOrder(db, queue, cityDay(now), cityTimeReached(now));
    return ids.map((ticketId) => ({ ticketId, passing: places.get(ticketId)!.passing }));
  },
};
