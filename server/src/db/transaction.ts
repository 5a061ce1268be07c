import type { Socket } from 'node:net';
import type pg from 'pg';
import { isAborted, isOutdated, isRepeatable, isUnanswered } from './database-faults';
import { openRows, type PersonalText } from './personal-text';
import { anyQuery, asQueryable, type Queryable, type Transaction } from './queryable';
import { inOrder } from './statement';

const REPEATS = 3;

/** Runs statements over one connection, or over any of a pool. */
export const over = (client: pg.Pool | pg.PoolClient, personal: PersonalText): Queryable =>
  asQueryable(async (of, values = []) => {
    const named = typeof of === 'string' ? { text: of } : { name: of.name, text: of.text };
    const { rows } = await client.query<object>({ ...named, values: inOrder(of, values, personal) });
    return openRows(rows, personal);
  }, personal);

/** Sends simultaneous statements as one packet: separate ones would wake PostgreSQL each time. */
function inPackets(
  client: pg.PoolClient,
  personal: PersonalText,
  onError: (error: unknown) => void,
): Queryable {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const query = anyQuery(over(client, personal));
  return asQueryable((of, values) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    return query(of, values).catch((error: unknown) => {
      onError(error);
      throw error;
    });
  }, personal);
}

/** Retries the work where that helps. @param most connections that may each be outdated */
export async function persist<Result>(most: number, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const mayRepeat = isOutdated(error) ? attempt <= most : attempt < REPEATS && isRepeatable(error);
      if (!mayRepeat) throw error;
    }
  }
}

/** Runs the work in one transaction; see `Transaction.last` for its end. */
export async function once<Result>(
  pool: pg.Pool,
  personal: PersonalText,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failed: unknown;
  const db = inPackets(client, personal, (error) => (failed ??= error));
  let broken = false;
  try {
    let committed: Promise<unknown> | undefined;
    const last = async <Last>(send: () => Promise<Last>): Promise<Last> => {
      // After an error PostgreSQL treats COMMIT as ROLLBACK.
      const both = Promise.all([send(), db.query('COMMIT')]);
      committed = both;
      return (await both)[0];
    };
    // Sent together with the first statements of the work.
    const [begun, worked] = await Promise.allSettled([db.query('BEGIN'), work({ ...db, last })]);
    if (begun.status === 'rejected') throw begun.reason;
    if (worked.status === 'rejected') throw worked.reason;
    await (committed ?? db.query('COMMIT'));
    return worked.value;
  } catch (thrown) {
    // Of statements that were sent together, the work may see another one than the one that failed.
    const error = isAborted(thrown) ? failed : thrown;
    // A connection whose database does not answer is of no more use.
    broken = isUnanswered(error) || isOutdated(error);
    if (!broken) {
      await client.query('ROLLBACK').catch(() => {
        broken = true;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}
