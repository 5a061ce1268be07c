import { addDays } from '@vez/shared/dates';
import { cityDay, cityTimeZone } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db } from '../../db/db';
import { runExclusive } from '../../db/run-exclusive';

const UNKEPT_DAYS = statement(
  'figures-unkept-days',
  `SELECT d.day::date AS "day!" FROM generate_series(:since::date, :until::date, interval '1 day') AS d(day)
   WHERE NOT EXISTS (SELECT FROM past_visit p WHERE p.day = d.day)`,
);
const KEEP_DAY = statement(
  'figures-keep-day',
  `INSERT INTO past_visit (location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes,
     service_minutes)
   SELECT location_id, service_id, day, quarter, counter, is_booking, outcome, wait_minutes, service_minutes
   FROM visits_of(:day, :zone)`,
);

/** Numbers of kiosks are deleted after a week: older days are never whole. */
const CAUGHT_UP_DAYS = 6;

/** Keeps the visits of each closed day of the last week, unless they are kept already. */
export const keepVisits = ({ db, clock }: { db: Db; clock: Clock }): Promise<boolean> =>
  runExclusive(db, 'figures', async (tx) => {
    const today = cityDay(clock.now());
    const since = addDays(today, -CAUGHT_UP_DAYS);
    const days = await tx.query(UNKEPT_DAYS, { since, until: addDays(today, -1) });
    for (const { day } of days) await tx.query(KEEP_DAY, { day, zone: cityTimeZone() });
  });
