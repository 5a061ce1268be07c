import { join } from 'node:path';
import type { Config } from '../config/config';
import { ConfigFault } from '../config/config-fault';
import { migrate } from '../db/migrate';
import { startEmbedded } from '../postgres/embedded';

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The configured database, else an embedded one in the data folder. */
export async function openDatabase(config: Config, say: (text: string) => void) {
  if (config.databaseUrl !== undefined) {
    return { connectionString: config.databaseUrl, stop: async () => undefined };
  }
  say('Starting PostgreSQL.');
  return startEmbedded(join(config.dataDir, 'postgres'));
}

/** Migrates the database to this release. @throws ConfigFault with a sentence if the database cannot be used */
export const prepareDatabase = (connectionString: string, root: string) =>
  migrate(connectionString, join(root, 'server', 'src', 'db', 'migrations')).catch((error: unknown) => {
    throw new ConfigFault(`The database cannot be used: ${errorText(error)}.`);
  });
