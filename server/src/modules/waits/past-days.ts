import { addDays } from '@vez/shared/dates';
import { cityDay, cityInstant } from '../../city/city';
import { statement, type Queryable } from '../../db/db';

const UNKEPT_DAYS = statement(
  'waits-unkept-days',
  `SELECT d.day::date AS "day!" FROM generate_series(:since::date, :until::date, interval '1 day') AS d(day)
   WHERE NOT EXISTS (SELECT FROM wait_pace p WHERE p.day = d.day)`,
);
/** Walk-ins are deleted after a week: the totals of a day are stored before. */
const KEEP_DAY = statement(
  'waits-keep-day',
  `INSERT INTO wait_pace (service_id, location_id, day, hour, served, served_seconds, absent, absent_seconds,
     booked, arrived)
   SELECT service_id, location_id, :day, hour, count(*) FILTER (WHERE NOT is_absent),
     coalesce(sum(seconds) FILTER (WHERE NOT is_absent), 0), count(*) FILTER (WHERE is_absent),
     coalesce(sum(seconds) FILTER (WHERE is_absent), 0), coalesce(sum(booked), 0), coalesce(sum(arrived), 0)
   FROM (
     SELECT service_id, location_id, floor(extract(epoch FROM called_at - :midnight) / 3600)::int AS hour,
       is_absent, seconds, 0 AS booked, 0 AS arrived
     FROM counter_gaps(:day, '-infinity') AS gap
     UNION ALL
     SELECT service_id, location_id, split_part(booking_time, ':', 1)::int, NULL, NULL,
       1, CASE WHEN called_at IS NULL THEN 0 ELSE 1 END
     FROM ticket WHERE day = :day AND type <> 'QUEUE' AND progress <> 'cancelled'
   ) AS hours
   GROUP BY service_id, location_id, hour ON CONFLICT DO NOTHING`,
);

/** Days that a server catches up with after an absence. */
const CAUGHT_UP_DAYS = 7;

/** Stores the totals of each day of the last week, unless they are stored already. */
export async function keepPastDays(db: Queryable, now: Date): Promise<void> {
  const today = cityDay(now);
  const lastWeek = { since: addDays(today, -CAUGHT_UP_DAYS), until: addDays(today, -1) };
  const days = await db.query(UNKEPT_DAYS, lastWeek);
  for (const { day } of days) await db.query(KEEP_DAY, { day, midnight: cityInstant(day, '00:00') });
}
