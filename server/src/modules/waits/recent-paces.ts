import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { NO_PACE, type Pace } from './model';
import { paceOf } from './pace-sums';
import { keyOf, type QueueKey } from './queue-reads';

const RECENT = statement(
  'waits-recent',
  `SELECT service_id AS "serviceId!", location_id AS "locationId!",
     count(*) FILTER (WHERE NOT is_absent) AS "served!",
     coalesce(sum(seconds) FILTER (WHERE NOT is_absent), 0) AS "servedSeconds!",
     count(*) FILTER (WHERE is_absent) AS "absent!",
     coalesce(sum(seconds) FILTER (WHERE is_absent), 0) AS "absentSeconds!"
   FROM counter_gaps(:day, :since) AS gap
   WHERE next_at >= :endedSince GROUP BY 1, 2`,
);

const HOUR_MS = 3_600_000;

/** The pace of each queue in the last hour. */
export async function readRecentPaces(db: Queryable, now: Date): Promise<(queue: QueueKey) => Pace> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  // A gap that ended in the last hour began in the last two.
  const rows = await db.query(RECENT, { day: cityDay(now), since: before(2), endedSince: before(1) });
  const paces = new Map(rows.map((row) => [keyOf(row), paceOf(row)]));
  return (queue) => paces.get(keyOf(queue)) ?? NO_PACE;
}
