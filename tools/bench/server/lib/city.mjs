// A city under load: a fully durable PostgreSQL, the API as in a deployment, and people.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { freePort } from '../../../scripts/lib/running-vez.mjs';
import { buildServer, bundle } from '../../../../server/build.mjs';
import { openConnection } from './http-client.mjs';
import { superviseNode } from './supervisor.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const START_LIMIT_MS = 60_000;

/** The flags of Node in a deployment. */
async function nodeFlags() {
  const unit = await readFile(here('../../../../deploy/systemd/vez@.service'), 'utf8');
  return /^ExecStart=\S+node (.*) \S+server\.mjs$/m.exec(unit)[1].split(' ');
}

/** Loads `prepareCity`, `logIn`, `logInStaff` and `startEmbedded` of the server. */
export async function loadCityTools() {
  // A separate file, because two benches may start at once.
  const outfile = here(`../../../../server/dist/testing/bench-city-${process.pid}.mjs`);
  await buildServer();
  await bundle({
    entryPoints: [here('../../../../server/src/testing/bench-city.ts')],
    outfile,
    sourcemap: false,
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(outfile);
  }
}

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits for a condition. @returns the elapsed ms */
export async function until(isSo, what, limitMs = START_LIMIT_MS) {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > limitMs)
      throw new Error(`${what} took longer than ${limitMs / 1_000} s.`);
    await pause(20);
  }
  return performance.now() - began;
}

/** Starts PostgreSQL on a fixed port, with functions that kill and restart it. */
async function startDatabase(startEmbedded, folder, ownFlags) {
  const port = await freePort();
  const flags = ['-c', 'max_connections=200', ...ownFlags];
  let running = await startEmbedded(folder, flags, port);
  const postmaster = async () =>
    Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return {
    connectionString: running.connectionString,
    postmaster,
    /** Kills the whole server and restarts it. `pg_ctl stop -m immediate` sends SIGQUIT. */
    async kill(signal = 'SIGKILL') {
      process.kill(await postmaster(), signal);
      for (let tries = 0; ; tries += 1) {
        try {
          running = await startEmbedded(folder, flags, port);
          return;
        } catch (error) {
          // The processes of the killed server hold its shared memory for a moment.
          if (tries === 100) throw error;
          await pause(50);
        }
      }
    },
    /** Kills one of its processes, after which PostgreSQL ends all others and recovers. */
    async killOne() {
      const client = new pg.Client({ connectionString: running.connectionString });
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() LIMIT 1`,
      );
      process.kill(rows[0].pid, 'SIGKILL');
      await client.end().catch(() => undefined);
      await pause(50);
    },
    stop: () => running.stop(),
  };
}

/** @returns the tools for the parts of the bench; `stop` removes everything */
export async function openCity(wanted = {}) {
  const { env = {}, nodeOptions = [], postgresFlags = [], processes = 1, connections = 100 } = wanted;
  const tools = await loadCityTools();
  const folder = await mkdtemp(join(tmpdir(), 'vez-bench-'));
  await mkdir(join(folder, 'site', 'assets'), { recursive: true });
  const database = await startDatabase(tools.startEmbedded, join(folder, 'postgres'), postgresFlags);
  await tools.prepareCity(database.connectionString, here('../../../../server/src/db/migrations'));

  const ports = [];
  while (ports.length < processes) ports.push(await freePort());
  const [port] = ports;
  const secret = randomBytes(32).toString('hex');
  const credential = randomBytes(32).toString('hex');
  const settings = {
    ...process.env,
    DATABASE_URL: database.connectionString,
    VEZ_DRAIN_SECONDS: '0',
    VEZ_PUBLIC_ORIGIN: `http://localhost:${port}`,
    VEZ_SECRET: secret,
    VEZ_COUNTER_CREDENTIAL: credential,
    VEZ_DATA_DIR: folder,
    VEZ_SITE: join(folder, 'site'),
    VEZ_SMS_FILE: join(folder, 'sms.jsonl'),
    VEZ_LOG: 'silent',
    ...env,
  };
  const flags = [...(await nodeFlags()), ...nodeOptions];
  const apis = ports.map((own) =>
    superviseNode(here('../../../../server/dist/server.mjs'), { ...settings, PORT: String(own) }, flags),
  );
  const [api] = apis;
  const areReady = async () => (await Promise.all(ports.map(isReady))).every(Boolean);
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 4 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = async (text, values) => (await pool.query(text, values)).rows;
  const counters = openConnection(port);
  let loggedIn = 0;

  const city = {
    port,
    ports,
    connections,
    api,
    database,
    db,
    isReady: () => isReady(port),
    apiPids: () => apis.map((each) => each.pid()),
    /** Logs in new people. Their tokens last ten minutes. */
    async people(count) {
      const people = await tools.logIn(database.connectionString, secret, count, loggedIn);
      loggedIn += count;
      return people;
    },
    /** The tokens of staff and devices: see `logInStaff`. */
    staff: (scopes) => tools.logInStaff(database.connectionString, secret, scopes),
    oddRequests: tools.oddRequests,
    sweepRetention: () => tools.sweepRetention(database.connectionString),
    /** Restarts the API, which then reads the current catalogue. */
    async readAnew() {
      apis.forEach((each) => each.kill());
      await pause(200);
      await until(areReady, 'Starting the API again');
    },
    /** Makes a call of a department's counter system. */
    async counter(name, body) {
      const headers = { authorization: `Bearer ${credential}`, 'content-type': 'application/json' };
      const { status, text } = await counters.send({
        method: 'POST',
        path: `/api/counter/${name}`,
        headers,
        body: JSON.stringify(body),
      });
      if (status !== 200) throw new Error(`${name} answered ${status}: ${text}`);
      return JSON.parse(text);
    },
    credential,
    /** Removes tickets, slots and stored answers; people and catalogue stay. */
    clear: () =>
      db(
        'TRUNCATE ticket, closed_ticket, earlier_wish, earlier_offer, notice_receiver, slot, slot_hold, freed_place, queue_day, queue_closing, idempotency_key, sms_outbox',
      ),
    async stop() {
      counters.close();
      await Promise.all(apis.map((each) => each.stop()));
      await pool.end();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await until(areReady, 'Starting the API');
  } catch (error) {
    await city.stop();
    throw error;
  }
  return city;
}
