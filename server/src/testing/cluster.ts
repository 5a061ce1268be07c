import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/db';
import { migrate } from '../db/migrate';
import { USER } from '../postgres/create-cluster';
import { startEmbedded } from '../postgres/embedded';
import { claimFolder } from '../postgres/folder-owner';
import { seed } from '../seed/seed';

export { claimFolder, startEmbedded };

/** The template of test databases. */
export const TEMPLATE = 'vez';

/** A PostgreSQL whose database `vez` is migrated and holds the demonstration data. */
export async function prepareCluster(folder: string, migrations: string) {
  // These rows need not survive a power cut.
  const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const cluster = await startEmbedded(
    join(folder, 'postgres'),
    flags.flatMap((flag) => ['-c', flag]),
  );
  await trustConnections(join(folder, 'postgres'), cluster.connectionString);
  await migrate(cluster.connectionString, migrations);
  const db = connect(cluster.connectionString, { max: 1 });
  await seed(db);
  await db.close();
  await writeCatalogCache(cluster.connectionString);
  await forbidConnections(cluster.connectionString);
  return cluster;
}

/** Passwords cost milliseconds for each of the ten connections of a test. */
async function trustConnections(folder: string, connectionString: string): Promise<void> {
  const file = join(folder, 'data', 'pg_hba.conf');
  writeFileSync(file, `host all ${USER} 127.0.0.1/32 trust\n${readFileSync(file, 'utf8')}`);
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}

/** A connection after the last change writes `pg_internal.init`, without which each one to a copy starts slowly. */
async function writeCatalogCache(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}

/** A template must have no connections while it is copied. */
async function forbidConnections(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString.replace(/\/vez$/, '/postgres') });
  await client.connect();
  await client.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
  await client.end();
}
