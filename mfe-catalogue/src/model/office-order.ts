import type { QueueInfo } from '@vez/shared/contracts/client';
import { queueStatus, type QueueStatusKind } from '@vez/shared/domain';

/** What a visitor can do at an office now, best first. */
const RANK: Record<QueueStatusKind, number> = {
  short: 0,
  open: 1,
  full: 2,
  paused: 2,
  unknown: 2,
  notOffered: 3,
  closed: 4,
};
const LAST = 5;

interface Office<Place> {
  place: Place;
  /** Whether this visitor can open it. */
  isOpenable: boolean;
  /** Undefined where it gives no numbers, or where that is not known. */
  queue: QueueInfo | undefined;
}

const rankOf = ({ isOpenable, queue }: Office<unknown>): number =>
  isOpenable ? RANK[queue === undefined ? 'notOffered' : queueStatus(queue).kind] : LAST;

/** Of queues that give numbers the shorter, of closed ones the one that opens sooner. */
const within = (queue: QueueInfo | undefined): number => {
  if (queue === undefined) return 0;
  if (queueStatus(queue).kind !== 'closed') return queue.waitCount;
  return queue.opensAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(queue.opensAt);
};

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Offices in the order in which they are of use now; else as the service names them. */
export const inUsefulOrder = <Place>(offices: readonly Office<Place>[]): Place[] =>
  [...offices]
    .sort((a, b) => compare(rankOf(a), rankOf(b)) || compare(within(a.queue), within(b.queue)))
    .map(({ place }) => place);
