import { cityDay } from '../../city/city';
import type { Tables } from '../../db/db';

/** A queue: a service at an office. */
export interface Queue {
  serviceId: number;
  locationId: number;
}

/** A ticket in a queue, from its row of `ticket`. */
export type QueuedTicket = Pick<Tables['ticket'], 'id' | 'service_id' | 'location_id' | 'day' | 'progress'>;

/** `:service`, `:location` and `:day` for a statement about today's queue. */
export const queueToday = ({ serviceId, locationId }: Queue, now: Date) => ({
  service: serviceId,
  location: locationId,
  day: cityDay(now),
});
