import { readTogether, statement } from '../../db/db';
import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';

/** A test that got no answer within this time has failed; a device that returns later does not see it. */
export const TEST_MS = 30_000;

const OWN = statement(
  'staff-device-own',
  `SELECT id, paper_out_at IS NOT NULL AS "isWithoutPaper!",
     service_ids AS "serviceIds", CASE WHEN test_answered_at IS NULL THEN tested_at END AS "testedAt"
   FROM staff_device WHERE id = ANY($1)`,
);

/** All displays of an office read at the same time. */
const readOwn = readTogether(async (db, ids: string[]) => {
  const rows = new Map((await db.query(OWN, [ids])).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id));
});

/**
 * The device that makes the call: its state for the answer, empty for people, and whether it shows a service. A device
 * whose services are all gone shows every one.
 */
export async function ownDevice(db: Queryable, { deviceId }: CallerIdentity, services: number[], now: Date) {
  const row = deviceId === undefined ? undefined : await readOwn(db, deviceId);
  if (row === undefined) return { own: {}, shows: () => true };
  const { isWithoutPaper, testedAt } = row;
  const isAsked = testedAt !== null && now.getTime() - testedAt.getTime() < TEST_MS;
  const limits = new Set(services.filter((service) => row.serviceIds.includes(service)));
  return {
    own: { device: { isWithoutPaper, ...(isAsked && { test: testedAt.toISOString() }) } },
    shows: (service: number) => limits.size === 0 || limits.has(service),
  };
}
