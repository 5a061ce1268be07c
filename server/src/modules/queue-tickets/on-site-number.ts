import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { ServicePoint } from '../catalogue';

const NEXT = statement(
  'number-next-on-site',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES (:service, :location, :day, 1)
   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
   RETURNING last_number AS number`,
);

/** The next number of a kiosk, which needs no quota. */
export async function nextOnSiteNumber(db: Queryable, { row }: ServicePoint, now: Date): Promise<number> {
  const queue = { service: row.service_id, location: row.location_id, day: cityDay(now) };
  const [given] = await db.query(NEXT, queue);
  return given!.number;
}
