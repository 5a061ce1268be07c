import { createHash } from 'node:crypto';
import { sqlState, statement, type Db, type Queryable } from '../db/db';
import { Refusal } from '../refusal';

const LOCK = statement(
  'idempotency-lock',
  'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
);
const WAIT = statement('idempotency-wait', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))');
const FIND = statement(
  'idempotency-find',
  'SELECT fingerprint, answer FROM idempotency_key WHERE key = $1 AND subject = $2',
);
const KEEP = statement(
  'idempotency-keep',
  'INSERT INTO idempotency_key (key, subject, fingerprint, answer) VALUES ($1, $2, $3, $4)',
);

/**
 * A proxy that saw a process die asks another at once, and PostgreSQL may take a moment to notice that the
 * first caller is gone; whoever submits twice gets the first answer instead of a refusal.
 */
const PATIENCE = '1s';
const LOCK_NOT_AVAILABLE = '55P03';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface KeyedWrite {
  /** The `Idempotency-Key` header; a write without one is simply done. */
  key: string | undefined;
  subject: string;
  /** What the key stands for: route and body. */
  content: unknown;
}

/** Makes the key ours; waits for `PATIENCE` at most. @throws Refusal `inFlight` */
async function lockKey(tx: Queryable, name: string): Promise<void> {
  const [lock] = await tx.query<{ free: boolean }>(LOCK, [name]);
  if (lock?.free === true) return;
  await tx.query(`SET LOCAL lock_timeout = '${PATIENCE}'`);
  await tx.query(WAIT, [name]).catch((error: unknown) => {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) throw new Refusal('inFlight', 409, {}, 1);
    throw error;
  });
  await tx.query('SET LOCAL lock_timeout TO DEFAULT');
}

/**
 * Does a write once for a key. The grant, what comes of it, and the stored answer are one transaction, so an
 * answer that got lost is given again, and a crash leaves nothing half done.
 * @throws Refusal `keyReused` (422) for the key with other content, `inFlight` (409) while the first
 *   runs on for a second
 */
export async function once<Answer>(
  db: Db,
  { key, subject, content }: KeyedWrite,
  work: (db: Queryable) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return db.tx(work);
  if (!UUID.test(key)) throw new Refusal('keyReused', 422);
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64');
  return db.tx(async (tx) => {
    await lockKey(tx, `${key} ${subject}`);
    const [stored] = await tx.query<{ fingerprint: string; answer: Answer }>(FIND, [key, subject]);
    if (stored !== undefined) {
      if (stored.fingerprint !== fingerprint) throw new Refusal('keyReused', 422);
      return stored.answer;
    }
    const answer = await work(tx);
    await tx.query(KEEP, [key, subject, fingerprint, JSON.stringify(answer)]);
    return answer;
  });
}
