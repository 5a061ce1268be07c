import { statement, type Db } from '../db/db';
import { byKey } from '../db/outcome';
import { countersOf } from './simulated-city/hall';

const QUEUES = statement(
  'dev-queues',
  `SELECT st.department_id AS "departmentId", p.location_id AS "locationId", p.service_id AS "serviceId"
   FROM service_location p JOIN service s ON s.id = p.service_id JOIN service_type st ON st.id = s.service_type_id
   ORDER BY 1, 2, 3`,
);
const LIST = statement(
  'dev-list-counters',
  `INSERT INTO office_counter (department_id, location_id, name, service_ids, saved_at)
   SELECT department, location, name, ARRAY(SELECT jsonb_array_elements_text(services)::int), now()
   FROM jsonb_to_recordset(:counters) AS c(department int, location int, name text, services jsonb)
   ON CONFLICT DO NOTHING`,
);

/** Counters with a sign and nobody at them, for people who try the counter. */
const FREE = ['1', '2', '3', '4'];

/** The counters of the demonstration: those of the simulated clerks, and free ones. A list that exists grows only. */
export async function listCounters(db: Db): Promise<void> {
  const halls = byKey(await db.query(QUEUES), (row) => `${row.departmentId}:${row.locationId}`);
  const counters = [...halls.values()].flatMap((queues) => {
    const { departmentId: department, locationId: location } = queues[0]!;
    const simulated = countersOf({ queues, locationId: location });
    const free = FREE.map((counter, at) => ({
      counter,
      serviceIds: [queues[at % queues.length]!.serviceId],
    }));
    return [...simulated, ...free].map(({ counter: name, serviceIds: services }) => ({
      ...{ department, location, name, services },
    }));
  });
  await db.query(LIST, { counters: JSON.stringify(counters) });
}
