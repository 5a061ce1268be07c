import { cityDay, cityTimeReached } from '@vez/shared/dates';
import type { ticket } from '../../db/schema';

/** A queue: a service at a place. */
export interface Queue {
  serviceId: number;
  locationId: number;
}

/** One place in a queue, as a row of `ticket` has it. */
export type PlaceInLine = Pick<
  typeof ticket.$inferSelect,
  'id' | 'service_id' | 'location_id' | 'day' | 'progress'
>;

/** `$1` service, `$2` place, `$3` day. */
export const WAITING = `service_id = $1 AND location_id = $2 AND day = $3 AND progress = 'waiting'`;

/** The values of `$1` to `$3`, for today. */
export const queueToday = ({ serviceId, locationId }: Queue, now: Date) => [
  serviceId,
  locationId,
  cityDay(now),
];

/** The values of `$1` to `$4`: a queue today, and HH:mm of now. */
export const queueNow = (queue: Queue, now: Date) => [...queueToday(queue, now), cityTimeReached(now)];

/**
 * Changes with every commit that lets somebody into a queue or out of it: triggers write the row of its day then.
 * `$1` to `$3` as above, or columns of another table.
 */
export const VERSION = 'q.xmin::text || q.ctid::text';
