import { readTogether, statement } from '../../db/db';
import type { Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';

/** A test that got no answer within this time has failed; a device that returns later does not see it. */
export const TEST_MS = 30_000;

const OWN = statement(
  'staff-device-own',
  `SELECT id, paper_out_at IS NOT NULL AS "isWithoutPaper!",
     CASE WHEN test_answered_at IS NULL THEN tested_at END AS "testedAt"
   FROM staff_device WHERE id = ANY($1)`,
);

/** All displays of an office read at the same time. */
const readOwn = readTogether(async (db, ids: string[]) => {
  const rows = new Map((await db.query(OWN, [ids])).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id));
});

/** The state of the device that makes the call; empty for people. */
export async function ownDevice(db: Queryable, { deviceId }: CallerIdentity, now: Date) {
  const row = deviceId === undefined ? undefined : await readOwn(db, deviceId);
  if (row === undefined) return {};
  const { isWithoutPaper, testedAt } = row;
  const isAsked = testedAt !== null && now.getTime() - testedAt.getTime() < TEST_MS;
  return { device: { isWithoutPaper, ...(isAsked && { test: testedAt.toISOString() }) } };
}
