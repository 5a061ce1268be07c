import type { Db } from '../db/db';
import { LOCATIONS } from '../seed/locations';

/** A service at a place, as the calls name it. */
export interface TestPoint {
  serviceId: number;
  locationId: number;
  departmentId: number;
}

/** Finds a point by the public code of its service and the code of its place in the demonstration data. */
export async function pointOf(db: Db, serviceCode: string, placeCode: string): Promise<TestPoint> {
  const locationId = LOCATIONS.find(({ code }) => code === placeCode)?.id;
  const [row] = await db.query<TestPoint>(
    `SELECT s.id AS "serviceId", p.location_id AS "locationId", t.department_id AS "departmentId"
     FROM service s JOIN service_type t ON t.id = s.service_type_id
     JOIN service_location p ON p.service_id = s.id WHERE s.code = $1 AND p.location_id = $2`,
    [serviceCode, locationId],
  );
  if (row === undefined) throw new Error(`${serviceCode} is not offered at ${placeCode}`);
  return row;
}

/** Changes what one service offers at one place. */
export async function adjustPoint(
  db: Db,
  point: TestPoint,
  values: Record<string, string | number | boolean | null>,
): Promise<void> {
  const columns = Object.keys(values).map((name, at) => `${name} = $${at + 3}`);
  await db.query(
    `UPDATE service_location SET ${columns.join(', ')} WHERE service_id = $1 AND location_id = $2`,
    [point.serviceId, point.locationId, ...Object.values(values)],
  );
}
