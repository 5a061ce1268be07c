import type { Clock } from '../../db/clock';
import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { nameIn } from '../../texts/texts';
import type { Catalogue } from '../catalogue';
import type { Sessions } from '../identity';
import { deviceFor, isTheirs } from './device-care';
import { stateOf } from './device-state';
import type { DeviceKind } from './enrol';

const LIST = statement(
  'staff-device-list',
  `SELECT id, department_id, location_id, kind, name, service_ids, created_at, enrolled_at, seen_at, release, slips,
     paper_changed_at, paper_out_at, tested_at, test_answered_at FROM staff_device
   WHERE revoked_at IS NULL AND (enrolled_at IS NOT NULL OR code_expires_at > $1) ORDER BY created_at, id`,
);
const REVOKE = statement(
  'staff-device-revoke',
  'UPDATE staff_device SET revoked_at = $2, code_hash = NULL WHERE id = $1',
);

/** The kiosks and displays of a supervisor's offices: each has a session of its own. */
export const deviceCalls = (clock: Clock, catalogue: Catalogue, sessions: Sessions) =>
  ({
    async staffDevices({ db, caller, language }) {
      const now = clock.now();
      const rows = await db.query(LIST, [now]);
      return rows
        .filter((row) => isTheirs(caller, row))
        .map((row) => ({
          id: row.id,
          kind: row.kind as DeviceKind,
          name: row.name,
          locationId: row.location_id,
          locationName: nameIn(catalogue.snapshot.locations.get(row.location_id)?.name, language),
          serviceIds: [...row.service_ids],
          createdAt: row.created_at.toISOString(),
          enrolledAt: row.enrolled_at?.toISOString() ?? null,
          ...stateOf(row, catalogue, now),
        }));
    },

    async revokeDevice({ params, db, caller }) {
      const { id } = await deviceFor(db, caller, params.id);
      await db.query(REVOKE, [id, clock.now()]);
      await sessions.endDevice(db, id);
      return { revoked: true };
    },
  }) satisfies Handlers;
