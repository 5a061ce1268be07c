import type { QueueInfo } from '@vez/shared/contracts/client';
import { compareQueues } from '@vez/shared/domain';

interface Office<Place> {
  place: Place;
  /** Whether this visitor can open it. */
  isOpenable: boolean;
  /** Undefined where it gives no numbers, or where that is not known. */
  queue: QueueInfo | undefined;
}

/** Offices in the order in which they are of use now; else as the service names them. */
export const inUsefulOrder = <Place>(offices: readonly Office<Place>[]): Place[] =>
  [...offices]
    .sort((a, b) => Number(b.isOpenable) - Number(a.isOpenable) || compareQueues(a.queue, b.queue))
    .map(({ place }) => place);
