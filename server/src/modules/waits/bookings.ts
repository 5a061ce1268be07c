import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import { minuteOf } from './minute-of';
import { GRACE_MINUTES, type Bookings } from './model';
import { keyOf, type QueueKey } from './queue-reads';
import type { UsualPaces } from './usual-paces';

const BOOKINGS = statement(
  'waits-bookings',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!", booking_time AS "time!",
     count(*) FILTER (WHERE progress = 'booked') AS "expected!",
     count(*) FILTER (WHERE progress = 'waiting') AS "here!"
   FROM ticket
   WHERE day = :day AND type <> 'QUEUE' AND rejoined_at IS NULL
     AND (progress = 'booked' AND booking_time >= :since OR progress = 'waiting' AND booking_time > :time)
   GROUP BY 1, 2, 3`,
);

/** Today's bookings that come before numbers once their time has come. */
export async function readBookings(
  db: Queryable,
  usual: UsualPaces,
  now: Date,
): Promise<(queue: QueueKey) => Bookings> {
  const rows = await db.query(BOOKINGS, {
    day: cityDay(now),
    time: cityTimeReached(now),
    since: cityTimeReached(new Date(now.getTime() - GRACE_MINUTES * 60_000)),
  });
  const byQueue = byKey(rows, keyOf);
  return (queue) =>
    (byQueue.get(keyOf(queue)) ?? []).map(({ time, expected, here }) => [
      minuteOf(time),
      here + expected * usual(queue).arrivingShare,
    ]);
}
