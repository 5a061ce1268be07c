import { statement } from '../../db/db';

/** The visits of a month in every grouping of the page, in one read. */
export const GROUPS = statement(
  'figures-groups',
  `SELECT CASE grouping(day, weekday, hour, service_id, counter)
       WHEN 31 THEN 'all' WHEN 15 THEN 'day' WHEN 23 THEN 'weekday' WHEN 27 THEN 'hour' WHEN 19 THEN 'weekdayHour'
       WHEN 29 THEN 'service' ELSE 'counter' END AS "of!",
     day AS "day?", weekday AS "weekday?", hour AS "hour?", service_id AS "serviceId?", counter AS "counter?",
     count(*) FILTER (WHERE outcome <> 'noShow') AS "visits!",
     count(*) FILTER (WHERE NOT is_booking) AS "numbers!",
     count(*) FILTER (WHERE is_booking) AS "bookings!",
     count(*) FILTER (WHERE outcome = 'noShow') AS "noShows!",
     count(*) FILTER (WHERE outcome = 'missed') AS "missed!",
     count(*) FILTER (WHERE outcome = 'uncalled') AS "uncalled!",
     count(wait_minutes) AS "called!",
     percentile_disc(0.5) WITHIN GROUP (ORDER BY wait_minutes) AS "halfWaited?",
     percentile_disc(0.9) WITHIN GROUP (ORDER BY wait_minutes) AS "mostWaited?",
     count(service_minutes) AS "timed!",
     percentile_disc(0.5) WITHIN GROUP (ORDER BY service_minutes) AS "halfServed?",
     percentile_disc(0.9) WITHIN GROUP (ORDER BY service_minutes) AS "mostServed?"
   FROM (
     SELECT *, extract(dow FROM day)::int AS weekday, quarter / 4 AS hour
     FROM office_visits(:location, :services, :from, :until, :today, :zone) AS visit
   ) AS visit
   GROUP BY GROUPING SETS ((), (day), (weekday), (hour), (weekday, hour), (service_id), (counter))
   HAVING count(*) > 0 ORDER BY day, weekday, hour, service_id, counter`,
);

/** How many waited in each quarter of an hour of a day, and how many counters had a person. */
export const LOAD = statement(
  'figures-load',
  `SELECT at AS "quarter!",
     count(*) FILTER (WHERE quarter <= at AND (quarter * 15 + wait_minutes) / 15 >= at) AS "waiting!",
     count(DISTINCT counter) FILTER (WHERE (quarter * 15 + wait_minutes) / 15 <= at
       AND (quarter * 15 + wait_minutes + coalesce(service_minutes, 0)) / 15 >= at) AS "counters!"
   FROM office_visits(:location, :services, :from, :from, :today, :zone) AS visit
   CROSS JOIN generate_series(0, 95) AS at
   WHERE wait_minutes IS NOT NULL AND quarter <= at
     AND (quarter * 15 + wait_minutes + coalesce(service_minutes, 0)) / 15 >= at
   GROUP BY at ORDER BY at`,
);

/** How many waited for how long, in steps of five minutes; the last is open. */
export const WAITS = statement(
  'figures-waits',
  `SELECT least(wait_minutes / 5 * 5, 60) AS "minutes!", count(*) AS "people!"
   FROM office_visits(:location, :services, :from, :until, :today, :zone) AS visit
   WHERE wait_minutes IS NOT NULL GROUP BY 1 ORDER BY 1`,
);

/** How the waits that were told turned out, in minutes from what was expected. */
export const ESTIMATES = statement(
  'figures-estimates',
  `SELECT count(*) AS "told!", count(*) FILTER (WHERE late < -5) AS "early!",
     count(*) FILTER (WHERE late BETWEEN -5 AND 5) AS "right!",
     count(*) FILTER (WHERE late > 5 AND late <= 15) AS "late!", count(*) FILTER (WHERE late > 15) AS "veryLate!"
   FROM (
     SELECT (waited_seconds - expected_seconds) / 60 AS late FROM wait_forecast
     WHERE location_id = :location AND service_id = ANY(:services::int[]) AND ticket_id IS NULL
       AND at >= :since AND at < :before
   ) AS told`,
);

/** The first kept day, and the nearest one before and after a period. */
export const KNOWN_DAYS = statement(
  'figures-known-days',
  `SELECT
     (SELECT day FROM past_visit WHERE location_id = :location AND service_id = ANY(:services::int[])
      ORDER BY day LIMIT 1) AS "first?",
     (SELECT day FROM past_visit WHERE location_id = :location AND service_id = ANY(:services::int[])
        AND day < :from::date ORDER BY day DESC LIMIT 1) AS "before?",
     (SELECT day FROM past_visit WHERE location_id = :location AND service_id = ANY(:services::int[])
        AND day > :until::date ORDER BY day LIMIT 1) AS "after?"`,
);

export const LIMIT = statement(
  'figures-limit',
  'SELECT longest_wait_minutes AS "limitMinutes" FROM location WHERE id = :location',
);
