import { cityDay, cityTimeReached } from '../../city/city';
import type { Tables } from '../../db/db';

/** A queue: a service at a place. */
export interface Queue {
  serviceId: number;
  locationId: number;
}

/** A ticket in a queue, as a row of `ticket` has it. */
export type QueuedTicket = Pick<Tables['ticket'], 'id' | 'service_id' | 'location_id' | 'day' | 'progress'>;

/** `:service`, `:location` and `:day` of a statement about a queue today. */
export const queueToday = ({ serviceId, locationId }: Queue, now: Date) => ({
  service: serviceId,
  location: locationId,
  day: cityDay(now),
});

/** Those, and `:time`: HH:mm of now. */
export const queueNow = (queue: Queue, now: Date) => ({
  ...queueToday(queue, now),
  time: cityTimeReached(now),
});
