import { sqlState, statement, type Db, type Queryable, type Transaction } from '../../db/db';
import { withLate } from '../../db/late';
import type { Outcome } from '../../db/outcome';
import type { Receipt } from '../../module';
import { NotFound, Refusal } from '../../refusal';
import type { Fingerprints } from './fingerprints';

/** In one order, so that two processes never wait for each other's keys. */
const LOCK = statement(
  'idempotency-lock',
  `SELECT pg_try_advisory_xact_lock(hashtextextended(name, 0)) AS free
   FROM (SELECT name FROM unnest($1::text[]) AS name ORDER BY name) AS keys`,
);
const FIND_OF_OTHERS = statement(
  'idempotency-find-others',
  'SELECT 1 FROM idempotency_key WHERE key = $1 AND subject <> $2 LIMIT 1',
);
const WAIT = statement(
  'idempotency-wait',
  `SELECT pg_advisory_xact_lock(hashtextextended(name, 0))
   FROM (SELECT name FROM unnest($1::text[]) AS name ORDER BY name) AS keys`,
);
const FIND = statement(
  'idempotency-find',
  `SELECT k.key || ' ' || k.subject AS name, k.fingerprint, k.answer, k.late
   FROM unnest($1::uuid[], $2::text[]) AS wanted(key, subject) JOIN idempotency_key k USING (key, subject)`,
);
const KEEP = statement(
  'idempotency-keep',
  `INSERT INTO idempotency_key (key, subject, fingerprint, answer)
   SELECT key, subject, fingerprint, answer::json
   FROM json_to_recordset($1) AS kept(key uuid, subject text, fingerprint text, answer text)`,
);

/**
 * A proxy that saw a process die asks another at once, and PostgreSQL may take a moment to notice that the
 * first caller is gone; whoever submits twice gets the first answer instead of a refusal.
 */
const PATIENCE = '1s';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * In place of a fingerprint: nothing was done under this key, and nothing ever will be. A process of an older release
 * refuses such a key too, as one of another write.
 */
const GIVEN_UP = 'given up';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export interface KeyedWrite {
  /** The `Idempotency-Key` header; a write without one is simply done. */
  key: string | undefined;
  subject: string;
  /** Of what the key stands for: route and body. */
  fingerprints: Fingerprints;
}

/** A key is a UUID, so that nobody's name or number becomes one. @throws Refusal `keyReused` (422) */
export function checkKey(key: string | undefined): void {
  if (key !== undefined && !UUID.test(key)) throw new Refusal('keyReused', 422);
}

const nameOf = ({ key, subject }: KeyedWrite) => `${key?.toLowerCase()} ${subject}`;

/** Waits for keys that others have, for `PATIENCE` at most. @throws Refusal `inFlight` */
async function waitForKeys(tx: Queryable, names: string[]): Promise<void> {
  await tx.query(`SET LOCAL lock_timeout = '${PATIENCE}'`);
  await tx.query(WAIT, [names]).catch((error: unknown) => {
    if (sqlState(error) === LOCK_NOT_AVAILABLE && names.length === 1) {
      throw new Refusal('inFlight', 409, {}, 1);
    }
    throw error;
  });
  await tx.query('SET LOCAL lock_timeout TO DEFAULT');
}

interface Stored {
  name: string;
  fingerprint: string;
  answer: unknown;
  /** What was known of it last. */
  late: unknown;
}

/** The answers that these writes got before, by the name of their key; their keys are ours from here on. */
async function storedAnswers(tx: Queryable, writes: KeyedWrite[]): Promise<Map<string, Stored>> {
  const keyed = writes.filter(({ key }) => key !== undefined);
  if (keyed.length === 0) return new Map();
  const names = keyed.map(nameOf);
  const find = () =>
    tx.query<Stored>(FIND, [keyed.map(({ key }) => key), keyed.map(({ subject }) => subject)]);
  const [locks, found] = await Promise.all([tx.query<{ free: boolean }>(LOCK, [names]), find()]);
  const byName = (rows: Stored[]) => new Map(rows.map((row) => [row.name, row]));
  if (locks.every(({ free }) => free)) return byName(found);
  await waitForKeys(tx, names);
  return byName(await find());
}

/** What the answer of a write is kept under; nothing for a write without a key. */
export const receiptOf = (write: KeyedWrite): Receipt | undefined =>
  write.key === undefined
    ? undefined
    : { key: write.key, subject: write.subject, fingerprint: write.fingerprints[0] };

async function keepAnswers<Answer>(tx: Transaction, writes: KeyedWrite[], outcomes: Outcome<Answer>[]) {
  const kept = outcomes.flatMap((outcome, at) => {
    if ('fault' in outcome || outcome.isKept === true) return [];
    const receipt = receiptOf(writes[at]!);
    return receipt === undefined ? [] : [{ ...receipt, answer: JSON.stringify(outcome.answer) }];
  });
  if (kept.length > 0) await tx.last(() => tx.query(KEEP, [JSON.stringify(kept)]));
}

/**
 * Does writes in one transaction, each once for its key. The grants, what comes of them, and the stored
 * answers are one transaction, so an answer that got lost is given again, and a crash leaves nothing half done.
 * @param work does those of the writes that nobody did before; an outcome for each, in their order
 * A key that was given up is refused with `givenUp` (409).
 * @throws Refusal `inFlight` (409) while the first of a single write runs on for a second
 */
export async function onceEach<Write extends KeyedWrite, Answer>(
  tx: Transaction,
  writes: Write[],
  work: (fresh: Write[]) => Promise<Outcome<Answer>[]>,
): Promise<Outcome<Answer>[]> {
  const stored = await storedAnswers(tx, writes);
  const fresh = writes.filter((write) => !stored.has(nameOf(write)));
  const done = fresh.length === 0 ? [] : await work(fresh);
  await keepAnswers(tx, fresh, done);
  const outcomeOf = new Map(fresh.map((write, at) => [write, done[at]!]));
  return writes.map((write) => {
    const before = stored.get(nameOf(write));
    if (before === undefined) return outcomeOf.get(write)!;
    if (before.fingerprint === GIVEN_UP) return { fault: new Refusal('givenUp') };
    if (!write.fingerprints.includes(before.fingerprint)) return { fault: new Refusal('keyReused', 422) };
    return { answer: withLate(before.answer as Answer, before.late) };
  });
}

/**
 * Does one write once for its key, in a transaction of its own.
 * @throws Refusal `keyReused` (422) for the key with other content, `inFlight` (409)
 */
export const once = <Answer>(
  db: Db,
  write: KeyedWrite,
  work: (db: Queryable) => Promise<Answer>,
): Promise<Answer> =>
  db.tx(async (tx) => {
    const [outcome] = await onceEach(tx, [write], async () => [{ answer: await work(tx) }]);
    if ('fault' in outcome!) throw outcome.fault;
    return outcome!.answer;
  });

/** The answer is JSON text. */
export type Settled = { outcome: 'done'; answer: string } | { outcome: 'notDone' | 'running' };

/**
 * What became of a write, for its caller. Where nothing was done under the key, the key is given up in the same
 * transaction: the verdict `notDone` stays true even if the write itself arrives later (decision 94).
 * @throws NotFound for the key of another caller
 */
export async function settle(db: Db, { key, subject }: { key: string; subject: string }): Promise<Settled> {
  const write: KeyedWrite = { key, subject, fingerprints: [GIVEN_UP] };
  try {
    return await db.tx(async (tx): Promise<Settled> => {
      const before = (await storedAnswers(tx, [write])).get(nameOf(write));
      if (before?.fingerprint === GIVEN_UP) return { outcome: 'notDone' };
      if (before !== undefined) {
        return { outcome: 'done', answer: JSON.stringify(withLate(before.answer, before.late)) };
      }
      if ((await tx.query(FIND_OF_OTHERS, [key, subject])).length > 0) throw new NotFound();
      const givenUp = { key, subject, fingerprint: GIVEN_UP, answer: 'null' };
      await tx.last(() => tx.query(KEEP, [JSON.stringify([givenUp])]));
      return { outcome: 'notDone' };
    });
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'inFlight') return { outcome: 'running' };
    throw error;
  }
}
