import { cityDay, cityInstant } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { keyOf } from './queue-reads';

const SETTLE = statement(
  'waits-settle',
  `UPDATE wait_forecast f
   SET waited_seconds = extract(epoch FROM t.called_at - f.at)::float8, ticket_id = NULL
   FROM ticket t
   WHERE t.id = f.ticket_id AND t.service_id = f.service_id AND t.location_id = f.location_id
     AND t.called_at >= f.at AND (f.at > t.let_pass_at) IS NOT FALSE
   RETURNING f.service_id AS "serviceId", f.location_id AS "locationId"`,
);
/** Forecasts whose ticket was cancelled, transferred or not called all day, or whose holder let others go first. */
const FORGET = statement(
  'waits-forget',
  `DELETE FROM wait_forecast f WHERE ticket_id IS NOT NULL AND (at < :midnight
     OR NOT EXISTS (SELECT FROM ticket t WHERE t.id = f.ticket_id AND t.service_id = f.service_id
       AND t.location_id = f.location_id AND t.progress <> 'cancelled'
       AND (f.at > t.let_pass_at) IS NOT FALSE))`,
);

/** Records the waits of the tickets that have been called. @returns the keys of their queues */
export async function settleForecasts(db: Queryable, now: Date): Promise<Set<string>> {
  const settled = await db.query(SETTLE);
  await db.query(FORGET, { midnight: cityInstant(cityDay(now), '00:00') });
  return new Set(settled.map(keyOf));
}
