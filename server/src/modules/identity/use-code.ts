import type { Mobile } from '@vez/shared/contracts';
import type { Clock } from '../../db/clock';
import { statement, type Db, type Queryable } from '../../db/db';
import { askerOf } from '../../module-api/network';
import { Refusal } from '../../module-api/refusal';
import { isSameText } from '../../secrets/keys';
import { secondsAgo } from './code-request';
import type { HashesOfCode } from './code-hashes';
import type { CodeLimits } from './code-limits';

const BY_ID = statement(
  'code-by-id',
  `SELECT challenge_id, code_hash, tries, most_tries, sent_at, used_at FROM sms_code
   WHERE challenge_id = :challengeId AND mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT returned FOR UPDATE`,
);
const NEWEST_OF_ASKER = statement(
  'code-newest-of-asker',
  `SELECT challenge_id, code_hash, tries, most_tries, sent_at, used_at FROM sms_code
   WHERE mob_area = :area AND mob_num IN (:number, token(:number)) AND ip = :asker AND NOT by_id AND NOT returned
   ORDER BY sent_at DESC LIMIT 1 FOR UPDATE`,
);
const TRIED = statement('code-tried', 'UPDATE sms_code SET tries = tries + 1 WHERE challenge_id = $1');
const USED = statement('code-used', 'UPDATE sms_code SET used_at = $2 WHERE challenge_id = $1');

export interface CodeTry {
  mobile: Mobile;
  code: string;
  challengeId: string | undefined;
  ip: string;
}

async function findTried(tx: Queryable, { mobile, challengeId, ip }: CodeTry) {
  const { area, number } = mobile;
  const [stored] =
    challengeId === undefined
      ? await tx.query(NEWEST_OF_ASKER, { area, number, asker: askerOf(ip) })
      : await tx.query(BY_ID, { challengeId, area, number });
  return stored;
}

/** Uses codes up. */
export function createCodeCheck(
  { db, clock, limits }: { db: Db; clock: Clock; limits: CodeLimits },
  hashesOf: HashesOfCode,
) {
  /** Runs in a transaction that commits: a refusal is returned, not thrown, so that a wrong try counts. */
  async function attemptIn(tx: Queryable, attempt: CodeTry): Promise<Refusal | undefined> {
    const stored = await findTried(tx, attempt);
    const now = clock.now();
    if (stored === undefined || stored.sent_at < secondsAgo(now, limits.validSeconds)) {
      return new Refusal('codeExpired');
    }
    if (stored.used_at !== null) return new Refusal('codeUsed');
    if (stored.tries >= stored.most_tries) return new Refusal('tooManyTries');
    const hashes = hashesOf(stored.challenge_id, attempt.code.trim());
    if (hashes.some((hash) => isSameText(hash, stored.code_hash))) {
      await tx.query(USED, [stored.challenge_id, now]);
      return undefined;
    }
    await tx.query(TRIED, [stored.challenge_id]);
    const left = stored.most_tries - stored.tries - 1;
    return left > 0 ? new Refusal('codeWrong', { count: left }) : new Refusal('tooManyTries');
  }

  /**
   * Uses a code up: that of the challenge, or without one the newest that was sent for the same asker without a kept
   * challenge id. A wrong try counts even though the call fails.
   * @throws Refusal `codeExpired`, `codeUsed`, `codeWrong`, `tooManyTries`
   */
  return async (attempt: CodeTry): Promise<void> => {
    const refusal = await db.tx((tx) => attemptIn(tx, attempt));
    if (refusal !== undefined) throw refusal;
  };
}
