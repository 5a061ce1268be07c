import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { calls } from '@vez/shared/contracts';
import { addDays, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../city/city';
import { connect as connectDb } from '../db/db';
import { freePort } from '../testing/free-port';
import { PAGE_TEMPLATE } from '../testing/page-template';
import { PRODUCTION_SETTINGS } from '../testing/production-settings';
import { pointOf } from '../testing/service-point';
import { copyTemplate } from '../testing/test-database';
import { startServer, type RunningServer } from './server';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const renderPage = () => '';

describe('a production', () => {
  let root: string;
  let database: Awaited<ReturnType<typeof copyTemplate>>;
  let env: Record<string, string>;
  const migrations = () => join(root, 'server', 'dist', 'migrations');

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'vez-release-'));
    await mkdir(join(root, 'server', 'dist'), { recursive: true });
    await cp(join(SERVER, 'src', 'db', 'migrations'), migrations(), { recursive: true });
    database = await copyTemplate();
    env = {
      PORT: String(await freePort()),
      ...PRODUCTION_SETTINGS,
      DATABASE_URL: database.connectionString,
      VEZ_DRAIN_SECONDS: '1',
    };
  });
  afterEach(async () => {
    await database.drop();
    await rm(root, { recursive: true, force: true });
  });

  const start = (): Promise<RunningServer> => startServer({ env, root, renderPage });
  /** As the proxy in front names the requested host. */
  const headers = { 'x-forwarded-host': 'vez.example.mo' };
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${env.PORT}${path}`, { headers })).status;

  it('has no mock users, no outbox and no counters of its own', async () => {
    const server = await start();
    for (const path of ['/dev/outbox', '/dev/outbox.json?mobile=66123834', '/dev/host', '/dev/today']) {
      expect(await statusOf(path)).toBe(404);
    }
    await server.stop();
  });

  it('reports not ready while it stops, and still serves requests', async () => {
    const server = await start();
    expect(await statusOf('/readyz')).toBe(200);
    const stopped = server.stop();
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/booking/departments')).toBe(200);
    await stopped;
    await expect(statusOf('/healthz')).rejects.toThrow();
  });

  it('completes the booking under way when it stops [FLT-52]', async () => {
    const db = connectDb(database.connectionString, { max: 2 });
    const point = await pointOf(db, 'DSI-CRC', 'H24');
    const server = await start();
    const post = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${env.PORT}/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      });
    const bookingDate = toWireDate(addDays(cityDay(new Date()), 7));
    let booked: Promise<Response> | undefined;
    let stopped: Promise<void> | undefined;
    await db.tx(async (tx) => {
      // The write waits for this lock.
      await tx.query('LOCK TABLE slot');
      booked = post(calls.holdSlot.path, { ...point, bookingDate, bookingTime: '09:00' });
      const waiting = `SELECT FROM pg_locks WHERE relation = 'slot'::regclass AND NOT granted`;
      while ((await db.query(waiting)).length === 0);
      stopped = server.stop();
      expect(await statusOf('/readyz')).toBe(503);
    });
    const answer = await booked!;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ holdId: expect.any(String) as string });
    await stopped;
    expect(await db.query('SELECT taken FROM slot WHERE taken > 0')).toEqual([{ taken: 1 }]);
    await db.close();
  });

  it('refuses a database of an older release, and names the command to run', async () => {
    await writeFile(join(migrations(), '9999_later.sql'), 'SELECT 1');
    await expect(start()).rejects.toThrow(
      'The database lacks 9999_later.sql. Run `node server/dist/migrate.mjs`',
    );
  });

  it('waits for a database that is away, and reports it, until it is back', async () => {
    const real = new URL(database.connectionString);
    const away = new URL(database.connectionString);
    away.port = String(await freePort());
    env.DATABASE_URL = away.href;
    const starting = start();
    const comesTo = async (path: string, status: number) => {
      while ((await statusOf(path).catch(() => 0)) !== status) await pause(20);
    };
    await comesTo('/healthz', 200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/booking/departments')).toBe(503);

    const gate = createServer((socket) => {
      const onward = connect(Number(real.port), real.hostname);
      for (const one of [socket, onward]) one.on('error', () => undefined);
      socket.pipe(onward).pipe(socket);
    });
    gate.listen(Number(away.port), '127.0.0.1');
    const server = await starting;
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/api/booking/departments')).toBe(200);
    await server.stop();
    gate.close();
  });

  it('does not wait for a database that refuses its password', async () => {
    const refused = new URL(database.connectionString);
    refused.username = 'another';
    env.DATABASE_URL = refused.href;
    await expect(start()).rejects.toThrow(/The database cannot be used: password authentication failed/);
  });

  it('reports an unusable registry in /readyz and the figures', async () => {
    env.VEZ_SITE = join(root, 'site');
    env.VEZ_METRICS_CREDENTIAL = 'a-credential-of-the-figures';
    await mkdir(join(env.VEZ_SITE, 'assets'), { recursive: true });
    await writeFile(join(env.VEZ_SITE, 'releases.json'), '{"deeds":');
    const server = await start();
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${env.VEZ_METRICS_CREDENTIAL}` };
      return (await fetch(`http://127.0.0.1:${env.PORT}${path}`, { headers })).text();
    };
    expect(JSON.parse(await read('/readyz'))).toEqual({ status: 'ready', broken: ['releases.json'] });
    const figures = await read('/metrics');
    expect(figures).toContain('vez_site_file_broken{file="releases.json"} 1');
    expect(figures).toContain('vez_site_file_broken{file="page-template.json"} 0');
    expect(figures).toMatch(/vez_catalogue_age_seconds \d/);
    await server.stop();
  });

  it('is not ready, and says why, while its site is of a shell that it cannot serve', async () => {
    env.VEZ_SITE = join(root, 'site');
    await mkdir(join(env.VEZ_SITE, 'assets'), { recursive: true });
    const write = (content: object) =>
      writeFile(join(env.VEZ_SITE!, 'page-template.json'), JSON.stringify(content));
    await write({ ...PAGE_TEMPLATE, bootData: { oldest: 3, newest: 4 } });
    const server = await start();
    const readiness = async () => {
      const answer = await fetch(`http://127.0.0.1:${env.PORT}/readyz`, { headers });
      return [answer.status, await answer.json()];
    };
    const why =
      'The shell reads boot data 3 to 4, and this server writes 1 to 2. Start the server of that release.';
    expect(await readiness()).toEqual([503, { status: 'no pages', file: 'page-template.json', why }]);
    expect(await statusOf('/api/booking/departments')).toBe(200);
    await write(PAGE_TEMPLATE);
    expect(await readiness()).toEqual([200, { status: 'ready' }]);
    await server.stop();
  });

  it('names the settings that are missing', async () => {
    delete env.VEZ_SECRET;
    delete env.VEZ_PUBLIC_ORIGIN;
    await expect(start()).rejects.toThrow(
      'VEZ_SECRET must be set in production. VEZ_PUBLIC_ORIGIN must be set in production.',
    );
  });
});
