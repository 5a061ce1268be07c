import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { answers, ensureDatabase, own } from './ask-database';
import { findBinaries, type Binaries } from './binaries';
import { createCluster, ENVIRONMENT, USER } from './create-cluster';
import { claimFolder } from './folder-owner';
import { isAlive, postmaster, stopProcess } from './postmaster';
import { spawnUnprivileged } from './unprivileged';

export interface EmbeddedPostgres {
  connectionString: string;
  /** Fast shutdown: open transactions are rolled back, and everything committed is on disk. */
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const ADOPT_LIMIT_MS = 10_000;

const url = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** The detail of an error quotes the row, and a parameter may be a phone number: neither is logged. */
const DISCREET_LOG = [
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_min_error_statement=panic',
].flatMap((setting) => ['-c', setting]);

function passwordOf(folder: string): string {
  const file = join(folder, 'secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

type Address = (port: number, database: string) => string;

/** Adopts a PostgreSQL that still runs after the process that started it was killed. */
async function adopt(data: string, address: Address): Promise<EmbeddedPostgres | undefined> {
  const living = postmaster(data);
  if (living === undefined) return undefined;
  const admin = address(living.port, 'postgres');
  const deadline = Date.now() + ADOPT_LIMIT_MS;
  do {
    if (await answers(admin)) {
      const owner = await own(admin);
      await ensureDatabase(admin);
      return {
        connectionString: address(living.port, 'vez'),
        stop: () => owner.end().then(() => stopProcess(living.pid)),
      };
    }
    await pause(100);
  } while (Date.now() < deadline && isAlive(living.pid));
  // The pid belongs to another program by now; only PostgreSQL itself recognises a stale file.
  return undefined;
}

function spawnServer(binaries: Binaries, folder: string, port: number, flags: string[]): ChildProcess {
  const log = openSync(join(folder, 'log'), 'a');
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories='].flatMap((one) => ['-c', one]);
  const child = spawnUnprivileged(
    binaries.postgres,
    ['-D', join(folder, 'data'), '-p', String(port), ...settings, ...DISCREET_LOG, ...flags],
    // A process group of its own, so that Ctrl-C in a terminal reaches us first and we stop it in order.
    { stdio: ['ignore', log, log], detached: true, env: ENVIRONMENT },
  );
  closeSync(log);
  child.unref();
  return child;
}

/** @throws Error with the end of its log if it does not start */
async function started(child: ChildProcess, admin: string, log: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(admin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const tail = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ');
      throw new Error(`PostgreSQL did not start. It says: ${tail}`);
    }
    await pause(50);
  }
}

/** Starts a new process of PostgreSQL. */
async function startOwn(
  folder: string,
  {
    binaries,
    password,
    address,
    flags,
    wantedPort,
  }: {
    binaries: Binaries;
    password: string;
    address: Address;
    flags: string[];
    wantedPort: number | undefined;
  },
): Promise<EmbeddedPostgres> {
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) await createCluster(binaries, folder, data, password);
  const port = wantedPort ?? (await freePort());
  const child = spawnServer(binaries, folder, port, flags);
  const admin = address(port, 'postgres');
  await started(child, admin, join(folder, 'log'));
  // Kept, since after a kill the folder may name another process, which is not ours to stop.
  const pid = postmaster(data)?.pid ?? child.pid!;
  const owner = await own(admin);
  await ensureDatabase(admin);
  return {
    connectionString: address(port, 'vez'),
    stop: () => owner.end().then(() => stopProcess(pid)),
  };
}

/**
 * A real PostgreSQL in a folder: created on the first start; adopted if it still runs because the process that
 * started it was killed; refused while that process lives, even if its PostgreSQL does not.
 * @param flags settings for one run, such as `['-c', 'synchronous_commit=off']`
 * @param wantedPort the port that a restarted one must keep; any free port by default
 * @throws Error with a sentence for the operator
 */
export async function startEmbedded(
  folder: string,
  flags: string[] = [],
  wantedPort?: number,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  mkdirSync(folder, { recursive: true });
  const giveUp = claimFolder(folder);
  try {
    const password = passwordOf(folder);
    const address = (port: number, database: string) => url(port, password, database);
    const running =
      (await adopt(join(folder, 'data'), address)) ??
      (await startOwn(folder, { binaries, password, address, flags, wantedPort }));
    return { ...running, stop: () => running.stop().finally(giveUp) };
  } catch (error) {
    giveUp();
    throw error;
  }
}
