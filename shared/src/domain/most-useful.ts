import { calendarStatus, type CalendarStatus, type OfferedDays } from './calendar-status';
import type { QueueState } from './queue-admission';
import { queueStatus, type QueueStatusKind } from './queue-status';

type LiveQueue = QueueState & { waitCount: number };

/** Ranks the states of a queue by usefulness to a visitor, best first. */
const QUEUE_RANK: Record<QueueStatusKind, number> = {
  short: 0,
  open: 1,
  full: 2,
  paused: 2,
  unknown: 2,
  notOffered: 3,
  closed: 4,
};
const CALENDAR_RANK: Record<CalendarStatus['kind'], number> = {
  open: 0,
  full: 1,
  paused: 2,
  closed: 3,
  unknown: 4,
  notOffered: 5,
};

const compare = (a: number | string, b: number | string): number => (a === b ? 0 : a < b ? -1 : 1);

const rankOf = (queue: LiveQueue | undefined) =>
  QUEUE_RANK[queue === undefined ? 'notOffered' : queueStatus(queue).kind];

/** Prefers the shorter of open queues, and the sooner opening of closed ones. */
const within = (queue: LiveQueue | undefined): number => {
  if (queue === undefined) return 0;
  if (queueStatus(queue).kind !== 'closed') return queue.waitCount;
  return queue.opensAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(queue.opensAt);
};

/** Compares queues, most useful first; undefined is a place without numbers. */
export const compareQueues = (a: LiveQueue | undefined, b: LiveQueue | undefined): number =>
  compare(rankOf(a), rankOf(b)) || compare(within(a), within(b));

/** Compares calendars, earliest free day first. */
export function compareCalendars(a: OfferedDays, b: OfferedDays): number {
  const [one, other] = [calendarStatus(a), calendarStatus(b)];
  return (
    compare(CALENDAR_RANK[one.kind], CALENDAR_RANK[other.kind]) ||
    compare(one.firstDay ?? '', other.firstDay ?? '')
  );
}
