import { cityTimeReached } from '@vez/shared/dates';
import { statement, type Db, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { LineFigures } from './figures';
import type { PlaceInLine, Queue } from './queue';
import { readOrder } from './queue-order';
import { sharedOrders, type SharedOrders } from './shared-orders';

const APPOINTMENTS_BEFORE = statement(
  'line-appointments-before',
  `SELECT own.id, count(*) AS ahead
   FROM ticket own JOIN ticket other USING (service_id, location_id, day)
   WHERE own.id = ANY($1) AND other.progress = 'waiting' AND other.type <> 'QUEUE'
     AND other.rejoined_at IS NULL AND other.booking_time < own.booking_time
   GROUP BY own.id`,
);

const isWholeDatabase = (db: Queryable): db is Db => 'tx' in db;
const orders = new WeakMap<Db, SharedOrders>();
function ordersOf(db: Db): SharedOrders {
  const known = orders.get(db) ?? sharedOrders((...queue) => readOrder(db, ...queue));
  orders.set(db, known);
  return known;
}

/** Where everybody of a queue stands. A transaction sees changes of its own, which nobody else may: it reads alone. */
async function standingIn(db: Queryable, place: PlaceInLine, version: string | null, time: string) {
  const queue = { serviceId: place.service_id, locationId: place.location_id };
  if (isWholeDatabase(db)) return ordersOf(db)(queue, place.day, time, version);
  const { ids } = await readOrder(db, queue, place.day, time);
  return new Map(ids.map((id, at) => [id, at]));
}

/**
 * People ahead of places in line, by the ids of these; of a booking that has not checked in, the appointments
 * before its time.
 * @param figures of the queues of these places: their versions tell whether the order known is the one of now
 */
export async function aheadOf(
  db: Queryable,
  places: PlaceInLine[],
  figures: (queue: Queue) => LineFigures,
  now: Date,
): Promise<Map<string, number>> {
  const inLine = places.filter(({ progress }) => progress === 'waiting');
  const expected = places.filter(({ progress }) => progress !== 'waiting');
  const ahead = new Map(places.map(({ id }) => [id, 0]));
  const queues = byKey(inLine, (place) => `${place.service_id}:${place.location_id}:${place.day}`);
  for (const standing of queues.values()) {
    const [one] = standing;
    const { version } = figures({ serviceId: one!.service_id, locationId: one!.location_id });
    const positions = await standingIn(db, one!, version, cityTimeReached(now));
    for (const { id } of standing) ahead.set(id, positions.get(id) ?? 0);
  }
  if (expected.length > 0) {
    const rows = await db.query<{ id: string; ahead: number }>(APPOINTMENTS_BEFORE, [
      expected.map(({ id }) => id),
    ]);
    rows.forEach((row) => ahead.set(row.id, row.ahead));
  }
  return ahead;
}
