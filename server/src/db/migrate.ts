import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

/** Any number: it only has to be the same in every process that migrates. */
const LOCK = 7_316_001;

/**
 * Applies the SQL files of a folder that have not been applied, in the order of their names, each in a
 * transaction. Processes that start at once wait for one another.
 */
export async function migrate(connectionString: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  await client.connect();
  const applied: string[] = [];
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migration');
    const done = new Set(rows.map(({ name }) => name));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    for (const name of files.filter((file) => !done.has(file))) {
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
