import { createHash } from 'node:crypto';
import { statement, type Db } from '../../db/db';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';

const USE = statement('login-code-use', 'INSERT INTO used_login_code (code_hash, used_at) VALUES ($1, $2)');

/**
 * Uses a code of a login, or the id of a host's assertion, for the first and only time.
 * @throws Refusal `loginUsed` for a used one
 */
export async function useLoginCode(db: Db, code: string, now: Date): Promise<void> {
  const codeHash = createHash('sha256').update(code).digest('hex');
  await refuseDuplicate(db.query(USE, [codeHash, now]), 'loginUsed');
}
