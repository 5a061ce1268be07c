import { batch } from '../../db/batch';
import { statement, type Db } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Unauthorized } from '../../module-api/refusal';
import { hashOfKey, KEY_PREFIX } from './key-hash';

const FIND = statement(
  'counter-keys-find',
  `SELECT id, department_id, secret_hash FROM counter_key WHERE secret_hash = ANY($1) AND revoked_at IS NULL`,
);

/** Identifies callers by the key of a department. */
export function createCounterKeys(db: Db) {
  const find = batch<string, CallerIdentity | undefined>({
    async together(hashes) {
      const rows = await db.query(FIND, [hashes]);
      const byHash = new Map(rows.map((row) => [row.secret_hash, row]));
      return hashes.map((hash) => {
        const row = byHash.get(hash);
        return {
          answer: row && {
            kind: 'service' as const,
            // Both keys of a department share it: a write may be repeated with the new one.
            subject: `counter-system:${row.department_id}`,
            counterKey: { id: row.id, departmentId: row.department_id },
          },
        };
      });
    },
  });
  /** Hashes of keys that were valid, used only where nothing is granted. */
  const seen = new Set<string>();
  const keyIn = (authorization: string | undefined) => {
    const token = authorization?.replace(/^Bearer /, '');
    return token?.startsWith(KEY_PREFIX) === true ? hashOfKey(token) : undefined;
  };
  return {
    /** Undefined without a department's key. @throws Unauthorized for an unknown or revoked one */
    async callerOf(authorization: string | undefined): Promise<CallerIdentity | undefined> {
      const hash = keyIn(authorization);
      if (hash === undefined) return undefined;
      const caller = await find(hash);
      if (caller === undefined) {
        seen.delete(hash);
        throw new Unauthorized();
      }
      seen.add(hash);
      return caller;
    },
    /** Whether calls with this key were accepted lately: their address is not limited. */
    isKnown(authorization: string | undefined): boolean {
      const hash = keyIn(authorization);
      return hash !== undefined && seen.has(hash);
    },
  };
}
