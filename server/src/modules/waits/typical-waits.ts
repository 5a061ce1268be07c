import { statement, type Queryable } from '../../db/db';
import { keptOf, MOST_OUTCOMES } from './kept-values';
import {
  calibrate,
  callsIn,
  LEAST_CALLS,
  NO_PACE,
  secondsPerPerson,
  type Calibration,
  type PaceEvidence,
} from './model';
import { outcomeOf } from './outcomes';
import { together } from './pace-sums';
import { keyOf, type QueueKey } from './queue-reads';

/** The waits of similar queues, for one without records of its own. */
export interface TypicalWaits {
  secondsPerPerson: number;
  calibration: Calibration;
}

export interface KnownPaces {
  /** All queues with known paces. */
  queues: readonly QueueKey[];
  evidenceOf(queue: QueueKey): PaceEvidence;
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
  { evidenceOf }: KnownPaces,
  now: Date,
): Promise<TypicalWaits | undefined> {
  const each = queues.map(evidenceOf);
  const evidence = {
    recent: each.map(({ recent }) => recent).reduce(together, NO_PACE),
    sameHour: each.map(({ sameHour }) => sameHour).reduce(together, NO_PACE),
    usual: each.map(({ usual }) => usual).reduce(together, NO_PACE),
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

/** By the same service at other offices, else by all services of its department; undefined without enough records. */
export async function typicalWaitsOf(
  db: Queryable,
  queue: QueueKey,
  known: KnownPaces,
  now: Date,
): Promise<TypicalWaits | undefined> {
  const others = known.queues.filter((other) => keyOf(other) !== keyOf(queue));
  const elsewhere = others.filter(({ serviceId }) => serviceId === queue.serviceId);
  const ofService = await waitsOf(db, elsewhere, known, now);
  if (ofService !== undefined) return ofService;
  const services = await db.query(DEPARTMENTS);
  const departmentOf = new Map(services.map((row) => [row.serviceId, row.departmentId]));
  const own = departmentOf.get(queue.serviceId);
  const ofDepartment = others.filter(({ serviceId }) => departmentOf.get(serviceId) === own);
  return waitsOf(db, ofDepartment, known, now);
}
