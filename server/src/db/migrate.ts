import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

/** An arbitrary number, but the same in every process that migrates. */
const LOCK = 7_316_001;

const filesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/** The first version with `RETURNING old.…, new.…`; an older one fails at the first ticket. */
const LEAST_VERSION = 18;

/**
 * @param version as PostgreSQL reports it, such as `18.4 (Debian 18.4-1)` @throws Error with a sentence for the
 *   operator
 */
export function checkVersion(version: string): void {
  if (Number.parseInt(version, 10) < LEAST_VERSION) {
    throw new Error(`PostgreSQL ${LEAST_VERSION} or later is needed, and this one is ${version}`);
  }
}

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    checkVersion(rows[0]!.server_version);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function appliedIn(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
  return new Set(rows.map(({ name }) => name));
}

/** The files of a folder that are not yet applied to a database; changes nothing. */
export async function pendingMigrations(connectionString: string, folder: string): Promise<string[]> {
  const client = await connectTo(connectionString);
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `SELECT to_regclass('migration') IS NOT NULL AS there`,
    );
    const done = rows[0]!.there ? await appliedIn(client) : new Set<string>();
    return (await filesIn(folder)).filter((name) => !done.has(name));
  } finally {
    await client.end();
  }
}

/**
 * Applies the pending SQL files of a folder in the order of their names, each in a transaction. Processes that start
 * at once wait for one another.
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const client = await connectTo(connectionString);
  const applied: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const done = await appliedIn(client);
    for (const name of (await filesIn(folder)).filter((file) => !done.has(file))) {
      await client.query('BEGIN');
      await client.query(await readFile(`${folder}/${name}`, 'utf8'));
      await client.query('INSERT INTO migration (name) VALUES ($1)', [name]);
      await client.query('COMMIT');
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
