import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';

const PAUSED = statement(
  'counter-paused',
  `SELECT 1 AS one FROM counter
   WHERE location_id = $1 AND name = $2 AND service_id = ANY($3) AND paused_at IS NOT NULL LIMIT 1`,
);

interface Serving {
  locationId: number;
  serviceIds: readonly number[];
  counter: string;
}

/** Whether a counter was stopped for a while. */
export const isCounterPaused = async (db: Queryable, { locationId, serviceIds, counter }: Serving) =>
  (await db.query(PAUSED, [locationId, counter, serviceIds])).length > 0;

/** @throws Refusal `counterPaused`: a counter that was stopped for a while calls nobody */
export async function checkNotPaused(db: Queryable, serving: Serving): Promise<void> {
  if (await isCounterPaused(db, serving)) throw new Refusal('counterPaused');
}
