import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { ConfigFault, readConfig } from '../config';
import { connect } from '../db/db';
import { pendingMigrations } from '../db/migrate';
import type { Log } from '../module';
import { serve } from '../serve';
import type { RenderPage } from '../site';

export interface ServerOptions {
  env: NodeJS.ProcessEnv;
  /** The release's folder. */
  root: string;
  renderPage: RenderPage;
}

export interface RunningServer {
  port: number;
  /** Lets proxies take the process out, answers whoever is still being served, and ends. */
  stop(): Promise<void>;
}

/** @throws ConfigFault where the database is of an older release */
async function checkMigrations(databaseUrl: string, folder: string): Promise<void> {
  const pending = await pendingMigrations(databaseUrl, folder).catch((error: unknown) => {
    throw new ConfigFault(`The database cannot be used: ${(error as Error).message}.`);
  });
  if (pending.length > 0) {
    throw new ConfigFault(
      `The database lacks ${pending.join(', ')}. Run \`node server/dist/migrate.mjs\` first.`,
    );
  }
}

/**
 * One process of a production: nothing is made up, seeded or shown that a deployment did not configure.
 * @throws ConfigFault with a sentence for the operator
 */
export async function startServer({ env, root, renderPage }: ServerOptions): Promise<RunningServer> {
  const config = readConfig({ ...env, VEZ_ENV: 'production' }, root);
  await checkMigrations(config.databaseUrl!, join(root, 'server', 'dist', 'migrations'));
  const log: Log = pino({ level: config.log, base: null });
  const db = connect(config.databaseUrl!, { max: config.databaseConnections });
  const served = await serve(config, { db, log, renderPage });
  return {
    port: config.port,
    async stop() {
      served.drain();
      await pause(config.drainSeconds * 1_000);
      await served.stop();
      await db.close();
    },
  };
}
