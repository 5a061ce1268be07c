import type { PointState } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import { offersNow } from '../booking';
import type { Catalogue, ServicePoint } from '../catalogue';
import { queuesNow } from '../queue';

/** The state of each service point, read in two statements. */
export async function readStates(
  db: Queryable,
  catalogue: Catalogue,
  points: ServicePoint[],
  now: Date,
): Promise<(point: ServicePoint) => PointState> {
  const queued = points.filter(({ row }) => row.ticket);
  const booked = points.filter(({ row }) => row.booking);
  const [queue, offer] = await Promise.all([
    queuesNow(db, catalogue, queued, now),
    offersNow(db, catalogue, booked, now),
  ]);
  return (point) => ({
    serviceId: point.service.id,
    locationId: point.location.id,
    ...(point.row.ticket && { queue: queue(point) }),
    ...(point.row.booking && { offer: offer(point) }),
  });
}
