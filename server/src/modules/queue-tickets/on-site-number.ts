import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { ServicePoint } from '../catalogue';

const NEXT = statement(
  'number-next-on-site',
  `WITH given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES (:service, :location, :day, 1)
     ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
     RETURNING service_id, location_id, last_number
   )
   SELECT last_number AS "number!", number_code(queue_letter, code_digits, code_suffix, last_number) AS "jettonCode!"
   FROM given JOIN service_location USING (service_id, location_id)`,
);

/** The next number of a kiosk, which needs no quota, and its code. */
export async function nextOnSiteNumber(
  db: Queryable,
  { row }: ServicePoint,
  now: Date,
): Promise<{ number: number; jettonCode: string }> {
  const queue = { service: row.service_id, location: row.location_id, day: cityDay(now) };
  const [given] = await db.query(NEXT, queue);
  return given!;
}
