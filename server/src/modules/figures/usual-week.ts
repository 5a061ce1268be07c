import type { CallAnswer, Calls } from '@vez/shared/contracts';
import { addDays } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { Queue } from '../queue';
import { LEAST_SHOWN } from './read-figures';

/** Long enough for a quiet hour, short enough to follow a change of counters. */
const USUAL_DAYS = 56;
const STEP = 5;

/** Numbers alone: the wait of a booking depends on its time. */
const USUAL_WEEK = statement(
  'figures-usual-week',
  `SELECT extract(dow FROM day)::int AS "weekday!", quarter / 4 AS "hour!",
     percentile_cont(0.25) WITHIN GROUP (ORDER BY wait_minutes) AS "low!",
     percentile_cont(0.5) WITHIN GROUP (ORDER BY wait_minutes) AS "middle!",
     percentile_cont(0.75) WITHIN GROUP (ORDER BY wait_minutes) AS "high!"
   FROM past_visit v
   WHERE location_id = :location AND service_id = :service AND day >= :since AND day < :today
     AND NOT is_booking AND wait_minutes IS NOT NULL
     AND NOT EXISTS (SELECT FROM public_holiday h WHERE h.day = v.day)
   GROUP BY 1, 2 HAVING count(*) >= :least ORDER BY 1, 2`,
);

/** How long people with a number usually wait in a queue, by weekday and hour. */
export async function readUsualWeek(
  db: Queryable,
  { serviceId: service, locationId: location }: Queue,
  now: Date,
): Promise<CallAnswer<Calls['usualWeek']>> {
  const today = cityDay(now);
  const since = addDays(today, -USUAL_DAYS);
  const rows = await db.query(USUAL_WEEK, { service, location, since, today, least: LEAST_SHOWN });
  return {
    hours: rows.map(({ weekday, hour, low, middle, high }) => {
      const fromMinutes = Math.floor(low / STEP) * STEP;
      const middleMinutes = Math.round(middle / STEP) * STEP;
      return {
        ...{ weekday, hour, fromMinutes, middleMinutes },
        toMinutes: Math.max(fromMinutes + STEP, Math.ceil(high / STEP) * STEP),
      };
    }),
  };
}
