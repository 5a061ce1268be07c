import type { QueueInfo } from '@vez/shared/contracts/client';
import { compareQueues } from '@vez/shared/domain';

interface Office<Place> {
  place: Place;
  /** Whether this visitor can open it. */
  isOpenable: boolean;
  /** Undefined if the office gives no numbers, or if that is unknown. */
  queue: QueueInfo | undefined;
}

/** Sorts offices by their usefulness now; ties keep the order of the service. */
export const inUsefulOrder = <Place>(offices: readonly Office<Place>[]): Place[] =>
  [...offices]
    .sort((a, b) => Number(b.isOpenable) - Number(a.isOpenable) || compareQueues(a.queue, b.queue))
    .map(({ place }) => place);
