import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { readConfig } from '../config/read-config';
import { connect } from '../db/db';
import type { Log } from '../diagnostics/log';
import { serve } from '../app/serve';
import type { RenderPage } from '../site/site-settings';
import { waitForDatabase } from './wait-for-database';

export interface ServerOptions {
  env: NodeJS.ProcessEnv;
  /** The release's folder. */
  root: string;
  renderPage: RenderPage;
}

export interface RunningServer {
  port: number;
  /** Lets proxies take the process out, completes open requests, and ends. */
  stop(): Promise<void>;
}

/**
 * One process in production: nothing is invented, seeded or shown that a deployment did not configure. It waits for
 * its database, and reports that in `/readyz`.
 * @throws ConfigFault with a sentence for the operator
 */
export async function startServer({ env, root, renderPage }: ServerOptions): Promise<RunningServer> {
  const config = readConfig({ ...env, VEZ_ENV: 'production' }, root);
  const log: Log = pino({ level: config.log, base: null });
  await waitForDatabase(config, join(root, 'server', 'dist', 'migrations'), log);
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
