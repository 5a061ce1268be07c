import type { Socket } from 'node:net';
import pg from 'pg';
import { inOrder, type Shape, type Statement, type Values } from './statement';

export { statement, type Statement } from './statement';
export type { Tables } from './statements.gen';

export interface Queryable {
  query<Of extends Shape>(
    statement: Statement<Of>,
    ...values: Of['values'] extends readonly [] ? [] : [values: Of['values']]
  ): Promise<Of['row'][]>;
  /** SQL without a name: its rows are taken to be what the caller says. */
  query<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

export interface Transaction extends Queryable {
  /**
   * The last statements: the commit goes along with them, and their fault is the transaction's.
   * @returns what they answer, once it is durable
   */
  last<Result>(send: () => Promise<Result>): Promise<Result>;
}

export interface Db extends Queryable {
  /** Runs the work in one transaction; repeats it where that helps (serialization, deadlock, a migration). */
  tx<Result>(work: (db: Transaction) => Promise<Result>): Promise<Result>;
  /** Asked over a connection of its own, so that a busy pool does not count. */
  isReachable(): Promise<boolean>;
  connections(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const REPEATABLE = new Set(['40001', '40P01']);
const REPEATS = 3;

// A bigint count arrives as text otherwise; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Days are text everywhere (`YYYY-MM-DD`): as Date they would move with the zone of the machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** One function behind both signatures. */
type AnyQuery = (of: Statement | string, values?: Values) => Promise<object[]>;
export const asQueryable = (query: AnyQuery): Queryable => ({ query: query as Queryable['query'] });
export const anyQuery = ({ query }: Queryable) => query as AnyQuery;

const over = (client: pg.Pool | pg.PoolClient): Queryable =>
  asQueryable(async (of, values = []) => {
    const named = typeof of === 'string' ? { text: of } : { name: of.name, text: of.text };
    const { rows } = await client.query<object>({ ...named, values: inOrder(of, values) });
    return rows;
  });

/** What is sent at the same time goes as one packet: each by itself would wake PostgreSQL again. */
function inPackets(client: pg.PoolClient): Queryable {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const query = anyQuery(over(client));
  return asQueryable((of, values) => {
    stream.cork();
    process.nextTick(() => stream.uncork());
    return query(of, values);
  });
}

export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null ? (error as { code?: string }).code : undefined;

/**
 * What a database says that is going, gone, not yet or no longer the primary, out of connections, or slower
 * than its limits; and what a socket says of one that is away. A repetition may well succeed.
 */
const DATABASE_BUSY =
  /^(57P0[123]|57014|55P03|40001|40P01|25006|25P03|08\d{3}|53[023]00|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
/** Whether a database is away, or could not answer for now: a later try may succeed. */
export const isDatabaseBusy = (error: Error): boolean =>
  DATABASE_BUSY.test(sqlState(error) ?? '') ||
  /Connection terminated|is not queryable|timeout expired|timeout exceeded when trying to connect|Query read timeout/.test(
    error.message,
  );

const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** A migration changed what a statement answers that this connection prepared before; a new one prepares it anew. */
const isOutdated = (error: unknown): boolean =>
  sqlState(error) === '0A000' && /cached plan must not change result type/.test((error as Error).message);

/** Does it again where that helps. @param most connections that may each be outdated */
async function persist<Result>(most: number, run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const mayRepeat = isOutdated(error)
        ? attempt <= most
        : attempt < REPEATS && REPEATABLE.has(sqlState(error) ?? '');
      if (!mayRepeat) throw error;
    }
  }
}

async function once<Result>(pool: pg.Pool, work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const db = inPackets(client);
  let broken = false;
  try {
    let committed: Promise<unknown> | undefined;
    const last = async <Last>(send: () => Promise<Last>): Promise<Last> => {
      // After a fault PostgreSQL takes COMMIT for ROLLBACK.
      const both = Promise.all([send(), db.query('COMMIT')]);
      committed = both;
      return (await both)[0];
    };
    // The first statements of the work go along with it.
    const [begun, worked] = await Promise.allSettled([db.query('BEGIN'), work({ ...db, last })]);
    if (begun.status === 'rejected') throw begun.reason;
    if (worked.status === 'rejected') throw worked.reason;
    await (committed ?? db.query('COMMIT'));
    return worked.value;
  } catch (error) {
    // Nothing more can be said to a database that does not answer.
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

/** How long is waited for a database, in ms; a page waits 20 s for a booking (API-09). */
const PATIENCE = {
  /** For one statement, before PostgreSQL ends it. */
  statement: 8_000,
  /** For a transaction that stands still, before PostgreSQL ends it. */
  idle: 15_000,
  /** For an answer: a database that is frozen ends nothing. */
  answer: 10_000,
  probe: 2_000,
};

export interface Connections {
  /** Connections of the pool. */
  max?: number;
  patience?: Partial<typeof PATIENCE>;
}

// A plan that was made for any values while a table was empty goes through all of it ever after: on every
// fresh installation that would be each look at a key.
const PLANS = '-c plan_cache_mode=force_custom_plan';

function poolOf(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  // Without these a killed database ends the process by an unhandled error event.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function connect(connectionString: string, { max = 16, patience = {} }: Connections = {}): Db {
  const wait = { ...PATIENCE, ...patience };
  const pool = poolOf({
    connectionString,
    max,
    // Statements that do not wait for each other's answers make one round trip.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    options: PLANS,
    statement_timeout: wait.statement,
    idle_in_transaction_session_timeout: wait.idle,
    query_timeout: wait.answer,
  });
  const probe = poolOf({
    connectionString,
    max: 1,
    connectionTimeoutMillis: wait.probe,
    query_timeout: wait.probe,
  });
  return {
    ...asQueryable((of, values) => persist(max, () => anyQuery(over(pool))(of, values))),
    tx: (work) => persist(max, () => once(pool, work)),
    isReachable: () =>
      probe.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => void (await Promise.all([pool.end(), probe.end()])),
  };
}
