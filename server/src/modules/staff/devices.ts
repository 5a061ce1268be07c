import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, NotFound } from '../../module-api/refusal';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import { isInScope } from '../counters';
import type { Sessions } from '../identity';
import type { DeviceKind } from './enrol';

const LIST = statement(
  'staff-device-list',
  `SELECT id, department_id, location_id, kind, name, created_at, enrolled_at FROM staff_device
   WHERE revoked_at IS NULL AND (enrolled_at IS NOT NULL OR code_expires_at > $1) ORDER BY created_at, id`,
);
const FIND = statement(
  'staff-device-find',
  'SELECT id, department_id, location_id, revoked_at FROM staff_device WHERE id = $1 FOR UPDATE',
);
const REVOKE = statement(
  'staff-device-revoke',
  'UPDATE staff_device SET revoked_at = $2, code_hash = NULL WHERE id = $1',
);

const isTheirs = (caller: CallerIdentity, row: { department_id: number; location_id: number }) =>
  isInScope(caller, { departmentId: row.department_id, locationId: row.location_id });

/** The kiosks and displays of a supervisor's offices: each has a session of its own. */
export const deviceCalls = (clock: Clock, catalogue: Catalogue, sessions: Sessions) =>
  ({
    async staffDevices({ db, caller, language }) {
      const rows = await db.query(LIST, [clock.now()]);
      return rows
        .filter((row) => isTheirs(caller, row))
        .map(({ id, kind, name, location_id, created_at, enrolled_at }) => ({
          id,
          kind: kind as DeviceKind,
          name,
          locationId: location_id,
          locationName: nameIn(catalogue.snapshot.locations.get(location_id)?.name, language),
          createdAt: created_at.toISOString(),
          enrolledAt: enrolled_at?.toISOString() ?? null,
        }));
    },

    async revokeDevice({ params, db, caller }) {
      const [device] = await db.query(FIND, [params.id]);
      if (device === undefined) throw new NotFound();
      if (!isTheirs(caller, device)) throw new Forbidden();
      await db.query(REVOKE, [device.id, clock.now()]);
      await sessions.endDevice(db, device.id);
      return { revoked: true };
    },
  }) satisfies Handlers;
