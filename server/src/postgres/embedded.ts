import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, type Binaries } from './binaries';
import { giveAway, spawnUnprivileged } from './unprivileged';

export interface EmbeddedPostgres {
  connectionString: string;
  /** Fast shutdown: open transactions are rolled back, all that was committed is on disk. */
  stop(): Promise<void>;
}

const USER = 'vez';
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;

const url = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** The first line of `postmaster.pid` is the process, the fourth its port. */
function postmaster(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port] = readFileSync(file, 'utf8').split('\n');
  const found = { pid: Number(pid), port: Number(port) };
  return found.pid > 0 && isAlive(found.pid) ? found : undefined;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Any number: it only has to be the same in every process that starts. */
const OWNER_LOCK = 7_316_002;

/**
 * Makes this process the one that stops the database; the lock ends with the process, however that ends.
 * @throws Error with a sentence for the operator where another one is that already
 */
async function own(admin: string): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: admin });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    OWNER_LOCK,
  ]);
  if (!rows[0]!.free) {
    await client.end();
    throw new Error('Vez runs from this folder already. Stop it, or set VEZ_DATA_DIR to another folder.');
  }
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  // It alone keeps no process alive, but for its end: a process that waits for that would exit at once.
  stream.unref();
  return {
    end() {
      stream.ref();
      return client.end();
    },
  };
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawnUnprivileged(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: ENVIRONMENT });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL could not prepare its data folder: ${said.trim().slice(-500)}`);
}

/** An error's detail quotes the row that it is about, a parameter may be somebody's number: neither is logged. */
const DISCREET_LOG = [
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_min_error_statement=panic',
].flatMap((setting) => ['-c', setting]);

// Messages in English, and a time zone of its own: the city's is given where it matters.
const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

async function createCluster(binaries: Binaries, folder: string, data: string, password: string) {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  mkdirSync(data, { recursive: true, mode: 0o700 });
  giveAway(data);
  try {
    await run(binaries.initdb, [
      `--pgdata=${data}`,
      `--username=${USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // pg_trgm finds no Chinese under plain C.
      '--locale=C.UTF-8',
    ]);
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function passwordOf(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function stopProcess(pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await pause(25);
}

/**
 * A real PostgreSQL below a folder: made on the first start; adopted if it still runs because the process
 * that started it was killed; refused while that process lives, which would be stopped along with ours.
 * @param flags settings for one run, such as `['-c', 'synchronous_commit=off']`
 * @param wantedPort where one that was killed has to come back; any free port by default
 * @throws Error with a sentence for the operator
 */
export async function startEmbedded(
  folder: string,
  flags: string[] = [],
  wantedPort?: number,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  mkdirSync(folder, { recursive: true });
  const data = join(folder, 'data');
  const password = passwordOf(folder);

  const living = postmaster(data);
  if (living !== undefined) {
    const deadline = Date.now() + 10_000;
    do {
      if (await answers(url(living.port, password, 'postgres'))) {
        const owner = await own(url(living.port, password, 'postgres'));
        await ensureDatabase(url(living.port, password, 'postgres'));
        return {
          connectionString: url(living.port, password, 'vez'),
          stop: () => owner.end().then(() => stopProcess(living.pid)),
        };
      }
      await pause(100);
    } while (Date.now() < deadline && isAlive(living.pid));
    // The pid belongs to something else by now; PostgreSQL itself tells a stale file from a live one.
  }

  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(binaries, folder, data, password);
  const port = wantedPort ?? (await freePort());
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawnUnprivileged(
    binaries.postgres,
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      ...DISCREET_LOG,
      ...flags,
    ],
    // A group of its own, so that Ctrl-C in a terminal reaches us first and we stop it in order.
    { stdio: ['ignore', log, log], detached: true, env: ENVIRONMENT },
  );
  closeSync(log);
  child.unref();

  const admin = url(port, password, 'postgres');
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(admin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const tail = readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').slice(-3).join(' ');
      throw new Error(`PostgreSQL did not start. It says: ${tail}`);
    }
    await pause(50);
  }
  const owner = await own(admin);
  await ensureDatabase(admin);
  return {
    connectionString: url(port, password, 'vez'),
    stop: () => owner.end().then(() => stopProcess(postmaster(data)?.pid ?? child.pid!)),
  };
}

async function ensureDatabase(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'vez'");
    if (rowCount === 0) await client.query('CREATE DATABASE vez');
  } finally {
    await client.end();
  }
}
