import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, NotFound } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { isInScope, pointFor } from '../counters';

const FIND = statement(
  'staff-device-find',
  'SELECT id, department_id, location_id, revoked_at FROM staff_device WHERE id = $1 FOR UPDATE',
);
const TEST = statement(
  'staff-device-test',
  'UPDATE staff_device SET tested_at = $2, test_answered_at = NULL WHERE id = $1',
);
const LIMIT = statement('staff-device-limit', 'UPDATE staff_device SET service_ids = $2 WHERE id = $1');
const PAPER = statement(
  'staff-device-paper',
  'UPDATE staff_device SET slips = 0, paper_changed_at = $2, paper_out_at = NULL WHERE id = $1',
);

export const isTheirs = (caller: CallerIdentity, row: { department_id: number; location_id: number }) =>
  isInScope(caller, { departmentId: row.department_id, locationId: row.location_id });

/** A device of the caller's offices, locked. @throws NotFound, Forbidden */
export async function deviceFor(db: Queryable, caller: CallerIdentity, id: string) {
  const [device] = await db.query(FIND, [id]);
  if (device === undefined) throw new NotFound();
  if (!isTheirs(caller, device)) throw new Forbidden();
  return device;
}

/** What supervisors do for a device. */
export const deviceCare = (clock: Clock, catalogue: Catalogue) =>
  ({
    async testDevice({ params, db, caller }) {
      const { id } = await deviceFor(db, caller, params.id);
      const now = clock.now();
      await db.query(TEST, [id, now]);
      return { askedAt: now.toISOString() };
    },

    async limitDevice({ params, body, db, caller }) {
      const { id, location_id: locationId } = await deviceFor(db, caller, params.id);
      const serviceIds = [...new Set(body.serviceIds)].sort((one, other) => one - other);
      for (const serviceId of serviceIds) pointFor(catalogue, caller, { serviceId, locationId });
      await db.query(LIMIT, [id, serviceIds]);
      return { serviceIds };
    },

    async changePaper({ params, db, caller }) {
      const { id } = await deviceFor(db, caller, params.id);
      const now = clock.now();
      await db.query(PAPER, [id, now]);
      return { changedAt: now.toISOString() };
    },
  }) satisfies Handlers;
