import { cityTimeReached } from '../../city/city';
import { isWholeDatabase, statement, type Db, type Queryable, type Tables } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { QueueFigures } from './figures';
import type { QueuedTicket, Queue } from './queue';
import { readOrder } from './queue-order';
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

/** The position of each ticket of a queue. A transaction reads for itself, so that it sees its own changes. */
async function positionsIn(db: Queryable, ticket: QueuedTicket, version: string | null, time: string) {
  const queue = { serviceId: ticket.service_id, locationId: ticket.location_id };
  if (isWholeDatabase(db)) return ordersOf(db)(queue, ticket.day, time, version);
  const { ids } = await readOrder(db, queue, ticket.day, time);
  return new Map(ids.map((id, at) => [id, at]));
}

/** HH:mm from which an appointment whose holder came early is called before numbers; undefined once it is due. */
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

/**
 * People ahead of each ticket, by its id; for a booking before its time, the appointments that are due before it.
 * @param figures of the queues of these tickets: their versions show whether the known order is current
 */
export async function peopleAhead(
  db: Queryable,
  tickets: (QueuedTicket & AppointmentRow)[],
  figures: (queue: Queue) => QueueFigures,
  now: Date,
): Promise<Map<string, number>> {
  const isInLine = (row: AppointmentRow) => row.progress === 'waiting' && calledFrom(row, now) === undefined;
  const waiting = tickets.filter(isInLine);
  const expected = tickets.filter((row) => !isInLine(row));
  const ahead = new Map(tickets.map(({ id }) => [id, 0]));
  const queues = byKey(waiting, (ticket) => `${ticket.service_id}:${ticket.location_id}:${ticket.day}`);
  for (const inQueue of queues.values()) {
    const [one] = inQueue;
    const { version } = figures({ serviceId: one!.service_id, locationId: one!.location_id });
    const positions = await positionsIn(db, one!, version, cityTimeReached(now));
    for (const { id } of inQueue) ahead.set(id, positions.get(id) ?? 0);
  }
  if (expected.length > 0) {
    const ids = expected.map(({ id }) => id);
    const rows = await db.query(APPOINTMENTS_BEFORE, { ids });
    rows.forEach((row) => ahead.set(row.id, row.ahead));
  }
  return ahead;
}
