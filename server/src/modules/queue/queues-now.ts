import type { QueueInfo } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';
import { waitRanges } from '../waits';
import { figuresOfEach } from './figures';
import { queueInfoOf } from './info';
import { waitOfNewcomer, withNewcomersWait } from './wait-of-newcomer';

const queueOf = ({ service, location }: ServicePoint) => ({ serviceId: service.id, locationId: location.id });

/** The queue of each service point, read in one statement. */
export async function queuesNow(
  db: Queryable,
  catalogue: Catalogue,
  points: ServicePoint[],
  now: Date,
): Promise<(point: ServicePoint) => QueueInfo> {
  const figures = await figuresOfEach(db, points.map(queueOf), now);
  const ranges = await waitRanges(db, now);
  return (point) => {
    const queue = queueOf(point);
    const info = queueInfoOf(catalogue, point, figures(queue), now);
    const isOpenAt = (instant: Date) => catalogue.isServiceTime(queue, instant);
    return withNewcomersWait(info, figures(queue), queue, { ranges, isOpenAt, now });
  };
}

/** The state of each queue for people at the office, who get numbers even while remote ones are paused or used up. */
export async function hallQueuesNow(db: Queryable, catalogue: Catalogue, points: ServicePoint[], now: Date) {
  const figures = await figuresOfEach(db, points.map(queueOf), now);
  const ranges = await waitRanges(db, now);
  return (point: ServicePoint) => {
    const queue = queueOf(point);
    const own = figures(queue);
    const isOpenAt = (instant: Date) => catalogue.isServiceTime(queue, instant);
    const isCalling = own.isOpen && isOpenAt(now);
    const { waitRange } = isCalling ? waitOfNewcomer(own, queue, { ranges, isOpenAt, now }) : {};
    return { open: own.isOpen, waitCount: own.waiting, ...(waitRange && { waitRange }) };
  };
}
