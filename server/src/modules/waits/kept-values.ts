import type { QueueKey } from './queue-reads';

/** For the record and for learning. */
const KEPT_MS = 30 * 86_400_000;

/** Which forecasts of a queue are still looked at, as statements take it. */
export const keptOf = ({ serviceId, locationId }: QueueKey, now: Date) => ({
  service: serviceId,
  location: locationId,
  since: new Date(now.getTime() - KEPT_MS),
});
