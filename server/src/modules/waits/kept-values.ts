import type { QueueKey } from './queue-reads';

/** For the record and for learning. */
const KEPT_MS = 30 * 86_400_000;
/** Of one queue, all lengths together; older ones are not used for learning. */
export const MOST_OUTCOMES = 800;

/** Parameters for the forecasts of a queue that are still used. */
export const keptOf = ({ serviceId, locationId }: QueueKey, now: Date) => ({
  service: serviceId,
  location: locationId,
  since: new Date(now.getTime() - KEPT_MS),
});
