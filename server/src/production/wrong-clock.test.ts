import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, type Db } from '../db/db';
import { freePort } from '../testing/free-port';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { copyTemplate } from '../testing/test-database';
import { startServer } from './server';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const YEAR_MS = 366 * 86_400_000;

describe('a production process whose clock is a year ahead', () => {
  let root: string;
  let database: Awaited<ReturnType<typeof copyTemplate>>;
  let db: Db;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'vez-release-'));
    await mkdir(join(root, 'server', 'dist'), { recursive: true });
    await cp(join(SERVER, 'src', 'db', 'migrations'), join(root, 'server', 'dist', 'migrations'), {
      recursive: true,
    });
    database = await copyTemplate();
    db = connect(database.connectionString, { max: 2 });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await db.close();
    await database.drop();
    await rm(root, { recursive: true, force: true });
  });

  const start = async () => {
    const port = await freePort();
    const env = {
      PORT: String(port),
      ...PRODUCTION_SETTINGS,
      VEZ_PUBLIC_ORIGIN: 'http://localhost',
      VEZ_METRICS_CREDENTIAL: 'a-credential-of-the-metrics',
      VEZ_LOG: 'silent',
      DATABASE_URL: database.connectionString,
      VEZ_DRAIN_SECONDS: '0',
    };
    const server = await startServer({ env, root, renderPage: () => '' });
    const read = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { authorization: 'Bearer a-credential-of-the-metrics' },
      });
    return { server, read };
  };
  const setOwnClock = (ahead: number) =>
    jest.useFakeTimers({
      now: Date.now() + ahead,
      advanceTimers: false,
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  const insertSession = () =>
    db.query(
      `INSERT INTO session (id_hash, person, sealed, created_at, expires_at)
       VALUES ('hash', 'person', '\\x00', now(), now() + interval '1 day')`,
    );
  const countOf = async (table: string) =>
    (await db.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`))[0]!.rows;
  /** Waits until the first sweep of this process has finished its last rule. */
  const sweptBy = async (read: (path: string) => Promise<Response>) => {
    while (
      !/vez_retention_done_rows_total\{rule="search-record"\} [1-9]/.test(
        await (await read('/metrics')).text(),
      )
    );
  };

  it('deletes nothing, keeps serving, and reports it in its readiness and metrics', async () => {
    await insertSession();
    await db.query(
      `INSERT INTO search_record VALUES ('853-66000001', 'passport', now() - interval '80 days')`,
    );
    setOwnClock(YEAR_MS);
    const { server, read } = await start();
    const ready = await read('/readyz');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({ status: 'ready', clock: 'off the database' });
    expect(await (await read('/metrics')).text()).toMatch(/vez_clock_skew_seconds 3162\d{4}/);
    await server.stop();
    expect(await countOf('session')).toBe(1);
    expect(await countOf('search_record')).toBe(1);
  });

  it('that jumps by an hour keeps the database’s time, and reports it [FLT-41]', async () => {
    const { server, read } = await start();
    expect(await (await read('/readyz')).json()).toEqual({ status: 'ready' });
    for (const hours of [1, -1]) {
      setOwnClock(hours * 3_600_000);
      const ready = (await (await read('/readyz')).json()) as {
        status: string;
        clock?: string;
        skewSeconds?: number;
      };
      expect(ready).toMatchObject({ status: 'ready', clock: 'off the database' });
      expect(Math.abs(ready.skewSeconds! - hours * 3_600)).toBeLessThan(60);
      jest.useRealTimers();
    }
    await server.stop();
  });

  it('deletes what is due by the database once its own clock agrees', async () => {
    await insertSession();
    await db.query(
      `INSERT INTO search_record VALUES ('853-66000001', 'old', now() - interval '91 days'),
         ('853-66000001', 'young', now() - interval '89 days')`,
    );
    const { server, read } = await start();
    await sweptBy(read);
    expect(await (await read('/readyz')).json()).toEqual({ status: 'ready' });
    await server.stop();
    expect(await db.query('SELECT keyword FROM search_record')).toEqual([{ keyword: 'young' }]);
    expect(await countOf('session')).toBe(1);
  });
});
