import pg from 'pg';
import { listenOn, type Listener } from './listen';
import { personalTextOf, type PersonalText } from './personal-text';
import { anyQuery, asQueryable, type Queryable, type Transaction } from './queryable';
import { once, over, persist } from './transaction';

export {
  isDatabaseBusy,
  isDatabaseFull,
  isDuplicate,
  isLockTimeout,
  isUnstorable,
  sqlState,
} from './database-faults';
export { anyQuery, asQueryable, isWholeDatabase, type Queryable, type Transaction } from './queryable';
export { READ_REST_MS, readTogether } from './read-together';
export { statement, type Statement } from './statement';
export type { PersonalText } from './personal-text';
export type { Tables } from './statements.gen';

export interface Db extends Queryable {
  /** Runs the work in one transaction; retries it where that helps (serialization, deadlock, a migration). */
  tx<Result>(work: (db: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Like `tx`, over a small pool of its own, for transactions that wait for each other's locks: however many wait,
   * all other calls keep their connections.
   */
  txAside: Db['tx'];
  /** Seals and opens personal text from now on. */
  keepPersonalText(personal: PersonalText): void;
  /** Uses a connection of its own, so that a busy pool does not count as unreachable. */
  isReachable(): Promise<boolean>;
  /** Listens to the notifications of a channel; see `listenOn`. */
  listen(channel: string, listener: Listener): () => Promise<void>;
  connections(): { used: number; idle: number; waiting: number };
  close(): Promise<void>;
}

// A bigint count arrives as text otherwise; ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Days are text everywhere (`YYYY-MM-DD`): as Date they would move with the zone of the machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

/** Time limits in ms; a page waits 20 s for a booking (API-09). */
const PATIENCE = {
  /** For one statement, before PostgreSQL ends it. */
  statement: 8_000,
  /** For an idle transaction, before PostgreSQL ends it. */
  idle: 15_000,
  /** For an answer: a frozen database ends nothing itself. */
  answer: 10_000,
  probe: 2_000,
};

export interface Connections {
  /** Connections of the pool. */
  max?: number;
  patience?: Partial<typeof PATIENCE>;
}

// A generic plan made while a table was empty scans the whole table ever after. On every fresh installation that
// would affect each look-up by key.
const PLANS = '-c plan_cache_mode=force_custom_plan';

function poolOf(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings);
  // Without a listener, a killed database ends the process by an unhandled error event.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const CONNECTIONS_ASIDE = 2;

export function connect(connectionString: string, { max = 16, patience = {} }: Connections = {}): Db {
  const wait = { ...PATIENCE, ...patience };
  const settings: pg.PoolConfig = {
    connectionString,
    // Statements that do not wait for each other's answers share one round trip.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    options: PLANS,
    statement_timeout: wait.statement,
    idle_in_transaction_session_timeout: wait.idle,
    query_timeout: wait.answer,
  };
  const personal = personalTextOf();
  const pool = poolOf({ ...settings, max });
  const aside = poolOf({ ...settings, max: CONNECTIONS_ASIDE });
  const probe = poolOf({
    connectionString,
    max: 1,
    connectionTimeoutMillis: wait.probe,
    query_timeout: wait.probe,
  });
  return {
    ...asQueryable((of, values) => persist(max, () => anyQuery(over(pool, personal))(of, values)), personal),
    keepPersonalText: (next) => personal.use(next),
    tx: (work) => persist(max, () => once(pool, personal, work)),
    txAside: (work) => persist(CONNECTIONS_ASIDE, () => once(aside, personal, work)),
    isReachable: () =>
      probe.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    listen: (channel, listener) => listenOn(connectionString, channel, listener),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => void (await Promise.all([pool.end(), aside.end(), probe.end()])),
  };
}
