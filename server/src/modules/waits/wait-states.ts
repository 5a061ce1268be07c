import { statement, type Queryable, type Tables } from '../../db/db';

/** The basis of a queue's ranges: a row of `wait_state`. */
export type WaitState = Tables['wait_state'];

const OPEN = statement(
  'waits-open-queues',
  'SELECT DISTINCT service_id AS "serviceId", location_id AS "locationId" FROM counter ORDER BY 1, 2',
);
const WRITE = statement(
  'waits-write-states',
  `INSERT INTO wait_state SELECT * FROM jsonb_populate_recordset(NULL::wait_state, :rows)
   ON CONFLICT (service_id, location_id) DO UPDATE SET updated_at = EXCLUDED.updated_at,
     seconds_per_person = EXCLUDED.seconds_per_person, bookings = EXCLUDED.bookings,
     calibration = EXCLUDED.calibration, calibrated_on = EXCLUDED.calibrated_on,
     told = EXCLUDED.told, hits = EXCLUDED.hits, sampled_at = EXCLUDED.sampled_at,
     typical = EXCLUDED.typical, known_from = EXCLUDED.known_from`,
);
const CHANGED = statement('waits-changed-states', 'SELECT * FROM wait_state WHERE updated_at >= :since');

/** Queues with an open counter. */
export const readOpenQueues = (db: Queryable) => db.query(OPEN);

/** In the order of their keys, so that two writers never wait for each other. */
export async function writeStates(db: Queryable, states: WaitState[]): Promise<void> {
  if (states.length > 0) await db.query(WRITE, { rows: JSON.stringify(states) });
}

/** @param since an instant: returns what was written from then on */
export const readStates = (db: Queryable, since: Date) => db.query(CHANGED, { since });
