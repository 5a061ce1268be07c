import type { CounterPlace } from './counter-place';
import type { StaffQueue } from './wire';

/** Queues of the office that a person can be sent to: the open ones, and their own where another counter serves it. */
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

/** The open counters of a queue without this one. */
export const otherCounters = ({ openCounters }: StaffQueue, own: string): string[] =>
  openCounters.filter((name) => name !== own);
