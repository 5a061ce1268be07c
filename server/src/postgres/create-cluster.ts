import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries';
import { giveAway, spawnUnprivileged } from './unprivileged';

export const USER = 'vez';

// Messages in English, and UTC as time zone: the city's is given where it matters.
export const ENVIRONMENT = { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' };

async function run(command: string, args: string[]): Promise<void> {
  const child = spawnUnprivileged(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: ENVIRONMENT });
  let said = '';
  child.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL could not prepare its data folder: ${said.trim().slice(-500)}`);
}

/** Creates the data folder of a new PostgreSQL. @throws Error with PostgreSQL's output */
export async function createCluster(binaries: Binaries, folder: string, data: string, password: string) {
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
