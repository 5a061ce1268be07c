import type { Socket } from 'node:net';
import pg from 'pg';

/** Whether the database accepts statements by now. */
export async function answers(connectionString: string): Promise<boolean> {
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

/** An arbitrary number, but the same in every process that starts. */
const OWNER_LOCK = 7_316_002;

/**
 * Makes this process the one that stops the database; the lock ends with the process, however it ends.
 * @throws Error with a sentence for the operator if another process holds the lock
 */
export async function own(admin: string): Promise<{ end(): Promise<void> }> {
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
  // Unreferenced, so that it keeps no process alive, except during `end`: a process that waits for that would exit
  // at once.
  stream.unref();
  return {
    end() {
      stream.ref();
      return client.end();
    },
  };
}

/** Creates our database if it does not exist yet. */
export async function ensureDatabase(admin: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'vez'");
    if (rowCount === 0) await client.query('CREATE DATABASE vez');
  } finally {
    await client.end();
  }
}
