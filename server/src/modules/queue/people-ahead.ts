import { cityTimeReached } from '../../city/city';
import { isWholeDatabase, statement, type Db, type Queryable, type Tables } from '../../db/db';
import { byKey } from '../../db/outcome';
import { NOT_LIMITED } from '../waits';
import type { QueueFigures } from './figures';
import type { QueuedTicket, Queue } from './queue';
import { readOrder, type Place } from './queue-order';
import { sharedOrders, type SharedOrders } from './shared-orders';

const APPOINTMENTS_BEFORE = statement(
  'queue-appointments-before',
  `SELECT own.id, count(*) AS "ahead!"
   FROM ticket own JOIN ticket other USING (service_id, location_id, day)
   WHERE own.id = ANY(:ids) AND other.progress = 'waiting' AND other.type <> 'QUEUE' AND other.rejoined_at IS NULL
     AND (other.booking_time, other.created_at, other.id) < (own.booking_time, own.created_at, own.id)
   GROUP BY own.id`,
);

type AppointmentRow = Pick<
  Tables['ticket'],
  'progress' | 'type' | 'rejoined_at' | 'priority' | 'booking_time'
>;

const orders = new WeakMap<Db, SharedOrders>();
function ordersOf(db: Db): SharedOrders {
  const known = orders.get(db) ?? sharedOrders((...queue) => readOrder(db, ...queue));
  orders.set(db, known);
  return known;
}

/** The place of each ticket of a queue. A transaction reads for itself, so that it sees its own changes. */
async function placesIn(db: Queryable, ticket: QueuedTicket, version: string | null, time: string) {
  const queue = { serviceId: ticket.service_id, locationId: ticket.location_id };
  if (isWholeDatabase(db)) return ordersOf(db)(queue, ticket.day, time, version);
  return (await readOrder(db, queue, ticket.day, time)).places;
}

/** HH:mm from which an appointment whose holder came early is called; undefined once it is due. */
export const calledFrom = (
  { progress, type, rejoined_at, priority, booking_time }: AppointmentRow,
  now: Date,
): string | undefined =>
  progress === 'waiting' &&
  type !== 'QUEUE' &&
  rejoined_at === null &&
  !priority &&
  booking_time > cityTimeReached(now)
    ? booking_time
    : undefined;

const FIRST: Place = { ahead: 0, passing: NOT_LIMITED };

/**
 * The place of each ticket, by its id: for a booking before its time, the place that it will have then; for one that
 * has not checked in, behind the appointments before it.
 * @param figures of the queues of these tickets: their versions show whether the known order is current
 */
export async function placesOf(
  db: Queryable,
  tickets: QueuedTicket[],
  figures: (queue: Queue) => QueueFigures,
  now: Date,
): Promise<(ticket: { id: string }) => Place> {
  const waiting = tickets.filter(({ progress }) => progress === 'waiting');
  const expected = tickets.filter(({ progress }) => progress !== 'waiting');
  const known = new Map<string, Place>();
  const queues = byKey(waiting, (ticket) => `${ticket.service_id}:${ticket.location_id}:${ticket.day}`);
  for (const inQueue of queues.values()) {
    const [one] = inQueue;
    const { version } = figures({ serviceId: one!.service_id, locationId: one!.location_id });
    const places = await placesIn(db, one!, version, cityTimeReached(now));
    for (const { id } of inQueue) known.set(id, places.get(id) ?? FIRST);
  }
  if (expected.length > 0) {
    const ids = expected.map(({ id }) => id);
    const rows = await db.query(APPOINTMENTS_BEFORE, { ids });
    rows.forEach(({ id, ahead }) => known.set(id, { ...FIRST, ahead }));
  }
  return ({ id }) => known.get(id) ?? FIRST;
}
