// Offices of one department with the same queues, and their staff and displays.

const QUEUES = 4;

/** @typedef {{ locationId: number, departmentId: number, serviceIds: number[] }} Office */

/** Returns this many offices. Missing ones are copies of the first. @returns {Promise<Office[]>} */
export async function openOffices(city, count) {
  await city.db(
    `INSERT INTO location SELECT (jsonb_populate_record(l, jsonb_build_object('id', n))).*
     FROM location l, generate_series(1, $1::int) AS n
     WHERE l.id = (SELECT min(id) FROM location) ON CONFLICT DO NOTHING`,
    [count],
  );
  await city.db(
    `INSERT INTO opening_hours SELECT n, weekday, 0, 1440
     FROM generate_series(1, $1::int) AS n, generate_series(0, 6) AS weekday ON CONFLICT DO NOTHING`,
    [count],
  );
  const [{ departmentId, serviceIds }] = await city.db(
    `SELECT department_id AS "departmentId", (array_agg(s.id ORDER BY s.id))[1:$1] AS "serviceIds"
     FROM service s JOIN service_type t ON t.id = s.service_type_id
     GROUP BY department_id ORDER BY department_id LIMIT 1`,
    [QUEUES],
  );
  await city.db(
    `INSERT INTO service_location
     SELECT (jsonb_populate_record(p, jsonb_build_object('service_id', service, 'location_id', n))).*
     FROM service_location p, unnest($2::int[]) AS service, generate_series(1, $1::int) AS n
     WHERE (p.service_id, p.location_id) = (SELECT service_id, location_id FROM service_location LIMIT 1)
     ON CONFLICT DO NOTHING`,
    [count, serviceIds],
  );
  await city.readAnew();
  return Array.from({ length: count }, (_, at) => ({ locationId: at + 1, departmentId, serviceIds }));
}

const scopeOf = (role, { departmentId, locationId }) => ({ role, departmentId, offices: [locationId] });

/** Logs in staff or devices, spread over the offices. @returns {Promise<{ office: Office, token: string }[]>} */
export async function staffOf(city, role, offices, count) {
  const at = Array.from({ length: count }, (_, each) => offices[each % offices.length]);
  const tokens = await city.staff(at.map((office) => scopeOf(role, office)));
  return at.map((office, each) => ({ office, token: tokens[each] }));
}
