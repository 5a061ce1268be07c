import { isLockTimeout, statement, type Queryable, type Transaction } from '../../db/db';
import type { Receipt } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Fingerprints } from './fingerprints';

/** Locks in a fixed order, so that two processes never wait for each other's keys. */
const LOCK = statement(
  'idempotency-lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended(name, 0)) AS "free!"
   FROM (SELECT name FROM unnest(:names::text[]) AS name ORDER BY name) AS keys`,
);
const WAIT = statement(
  'idempotency-wait',
  `SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
   FROM (SELECT name FROM unnest(:names::text[]) AS name ORDER BY name) AS keys`,
);
const FIND = statement(
  'idempotency-find',
  `SELECT k.key || ' ' || wanted.subject AS "name!", k.fingerprint, k.answer::text AS "answer!", k.late
   FROM unnest(:keys::uuid[], :subjects::text[], token(:subjects)::text[]) AS wanted(key, subject, token)
   JOIN idempotency_key k ON k.key = wanted.key AND k.subject IN (wanted.subject, wanted.token)`,
);
const KEEP = statement(
  'idempotency-keep',
  `INSERT INTO idempotency_key (key, subject, fingerprint, answer)
   VALUES (:key, kept_name(:subject), :fingerprint, :answer::json)`,
);

/**
 * When a process dies, a proxy asks another at once, and PostgreSQL may take a moment to notice that the first caller
 * has gone. With this wait, a second submission gets the first answer instead of a refusal.
 */
const PATIENCE = '1s';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface KeyedWrite {
  /** The `Idempotency-Key` header; a write without one is not deduplicated. */
  key: string | undefined;
  subject: string;
  /** Of the content that the key stands for: route and body. */
  fingerprints: Fingerprints;
}

/** A key is a UUID, so that no name or number becomes one. @throws Refusal `keyReused` (422) */
export function checkKey(key: string | undefined): void {
  if (key !== undefined && !UUID.test(key)) throw new Refusal('keyReused');
}

type Named = Pick<KeyedWrite, 'key' | 'subject'>;

export const nameOf = ({ key, subject }: Named) => `${key?.toLowerCase()} ${subject}`;

/** Waits up to `PATIENCE` for keys that other transactions hold. @throws Refusal `inFlight` */
async function waitForKeys(tx: Queryable, names: string[]): Promise<void> {
  await tx.query(`SET LOCAL lock_timeout = '${PATIENCE}'`);
  await tx.query(WAIT, { names }).catch((error: unknown) => {
    if (isLockTimeout(error) && names.length === 1) {
      throw new Refusal('inFlight', {}, 1);
    }
    throw error;
  });
  await tx.query('SET LOCAL lock_timeout TO DEFAULT');
}

export interface KeptAnswer {
  name: string;
  fingerprint: string;
  answer: unknown;
  /** Its deferred parts, if a grant supplied them. */
  late: unknown;
}

/**
 * Locks the keys of writes until the end of the transaction.
 * @returns the answers stored under them before, by `nameOf`
 * @throws Refusal `inFlight` (409) if the first attempt of a single write still runs after a second
 */
export async function claimKeys(tx: Queryable, writes: Named[]): Promise<Map<string, KeptAnswer>> {
  const keyed = writes.filter(({ key }) => key !== undefined);
  if (keyed.length === 0) return new Map();
  const names = keyed.map(nameOf);
  const keys = keyed.map(({ key }) => key!);
  const subjects = keyed.map(({ subject }) => subject);
  const find = () => tx.query(FIND, { keys, subjects });
  const [locks, found] = await Promise.all([tx.query(LOCK, { names }), find()]);
  const byName = (rows: (Omit<KeptAnswer, 'answer'> & { answer: string })[]) =>
    new Map(rows.map((row) => [row.name, { ...row, answer: answerIn(tx, row.answer) }]));
  if (locks.every(({ free }) => free)) return byName(found);
  await waitForKeys(tx, names);
  return byName(await find());
}

/** The receipt that a write's answer is stored under; undefined for a write without a key. */
export const receiptOf = (write: KeyedWrite): Receipt | undefined =>
  write.key === undefined
    ? undefined
    : { key: write.key, subject: write.subject, fingerprint: write.fingerprints.own() };

/** An answer in its stored form: sealed text is a JSON string. */
export function keptAnswer({ personal }: Queryable, answer: unknown): string {
  const json = JSON.stringify(answer);
  const kept = personal.text(json);
  return kept === json ? json : JSON.stringify(kept);
}

/** Reverses `keptAnswer`. */
function answerIn({ personal }: Queryable, kept: string): unknown {
  const value: unknown = JSON.parse(kept);
  if (typeof value !== 'string') return value;
  const json = personal.open(value);
  return json === value ? value : JSON.parse(json);
}

/** Stores an answer as the last statement of its transaction. */
export const keepAnswer = (tx: Transaction, receipt: Receipt, answer: unknown) =>
  tx.last(() => tx.query(KEEP, { ...receipt, answer: keptAnswer(tx, answer) }));
