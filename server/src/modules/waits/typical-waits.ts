import { statement, type Queryable } from '../../db/db';
import { keptOf, MOST_OUTCOMES } from './kept-values';
import { calibrate, callsIn, LEAST_CALLS, NO_PACE, secondsPerPerson, type Calibration } from './model';
import { outcomeOf } from './outcomes';
import { together } from './pace-sums';
import { keyOf, type QueueKey } from './queue-reads';
import type { UsualPaces } from './usual-paces';

/** What like queues say of one that has no records of its own yet. */
export interface TypicalWaits {
  secondsPerPerson: number;
  calibration: Calibration;
}

const DEPARTMENTS = statement(
  'waits-departments',
  `SELECT s.id AS "serviceId", t.department_id AS "departmentId"
   FROM service s JOIN service_type t ON t.id = s.service_type_id`,
);
const OUTCOMES = statement(
  'waits-outcomes-of-several',
  `SELECT people_ahead, expected_seconds, from_minutes, to_minutes, waited_seconds AS "waited_seconds!"
   FROM wait_forecast
   WHERE (service_id, location_id) IN (SELECT * FROM unnest(:services::int[], :locations::int[]))
     AND ticket_id IS NULL AND at >= :since
   ORDER BY at DESC, id DESC LIMIT :most`,
);

async function waitsOf(
  db: Queryable,
  queues: QueueKey[],
  usual: UsualPaces,
  now: Date,
): Promise<TypicalWaits | undefined> {
  const paces = queues.map((queue) => usual(queue));
  const evidence = {
    recent: NO_PACE,
    sameHour: paces.map(({ sameHour }) => sameHour).reduce(together, NO_PACE),
    usual: paces.map((pace) => pace.usual).reduce(together, NO_PACE),
  };
  const seconds = secondsPerPerson(evidence);
  if (seconds === undefined || callsIn(evidence) < LEAST_CALLS) return undefined;
  const rows = await db.query(OUTCOMES, {
    services: queues.map(({ serviceId }) => serviceId),
    locations: queues.map(({ locationId }) => locationId),
    since: keptOf(queues[0]!, now).since,
    most: MOST_OUTCOMES,
  });
  const calibration = calibrate(rows.reverse().map(outcomeOf));
  return calibration.includes(null) ? undefined : { secondsPerPerson: seconds, calibration };
}

/** The same service at other offices, else all services of its department; undefined where neither has records enough. */
export async function typicalWaitsOf(
  db: Queryable,
  queue: QueueKey,
  usual: UsualPaces,
  now: Date,
): Promise<TypicalWaits | undefined> {
  const others = usual.queues.filter((other) => keyOf(other) !== keyOf(queue));
  const elsewhere = others.filter(({ serviceId }) => serviceId === queue.serviceId);
  const ofService = await waitsOf(db, elsewhere, usual, now);
  if (ofService !== undefined) return ofService;
  const services = await db.query(DEPARTMENTS);
  const departmentOf = new Map(services.map((row) => [row.serviceId, row.departmentId]));
  const own = departmentOf.get(queue.serviceId);
  const ofDepartment = others.filter(({ serviceId }) => departmentOf.get(serviceId) === own);
  return waitsOf(db, ofDepartment, usual, now);
}
