import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../db/db';
import { migrate } from '../db/migrate';
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
  await migrate(cluster.connectionString, migrations);
  const db = connect(cluster.connectionString, { max: 1 });
  await seed(db);
  await db.close();
  await forbidConnections(cluster.connectionString);
  return cluster;
}

/** A template must have no connections while it is copied. */
async function forbidConnections(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString.replace(/\/vez$/, '/postgres') });
  await client.connect();
  await client.query(`ALTER DATABASE ${TEMPLATE} ALLOW_CONNECTIONS false`);
  await client.end();
}
