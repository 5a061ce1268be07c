import type { CounterPlace } from './counter-place';
import type { StaffQueue } from './wire';

/** Queues that accept a transfer: open ones, and the person's own if another counter serves it. */
export function transferQueues(
  queues: readonly StaffQueue[],
  { locationId, counter }: CounterPlace,
  own: number | undefined,
): StaffQueue[] {
  return queues.filter(
    (queue) =>
      queue.locationId === locationId &&
      queue.open &&
      (queue.serviceId !== own || otherCounters(queue, counter).length > 0),
  );
}

/** The other open counters of a queue. */
export const otherCounters = ({ openCounters }: StaffQueue, own: string): string[] =>
  openCounters.filter((name) => name !== own);
