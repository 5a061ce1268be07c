import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config';
import { ConfigFault } from '../config/config-fault';
import { isDatabaseBusy } from '../db/db';
import { pendingMigrations } from '../db/migrate';
import { faultOf } from '../diagnostics/fault';
import type { Log } from '../diagnostics/log';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

/** @throws ConfigFault if the database is of an older release, or refuses us permanently */
async function checkMigrations(databaseUrl: string, folder: string): Promise<void> {
  const pending = await pendingMigrations(databaseUrl, folder).catch((error: Error) => {
    if (isDatabaseBusy(error)) throw error;
    throw new ConfigFault(`The database cannot be used: ${error.message}.`);
  });
  if (pending.length > 0) {
    throw new ConfigFault(
      `The database lacks ${pending.join(', ')}. Run \`node server/dist/migrate.mjs\` first.`,
    );
  }
}

/** Answers until the server starts: the process is alive, and not ready. */
async function standIn({ port, host }: Config): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const lives = request.url === '/healthz';
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('connection', 'close');
    if (!lives) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    response.statusCode = lives ? 200 : 503;
    response.end(JSON.stringify({ status: lives ? 'ok' : 'no database' }));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}

/**
 * Waits until the database is there, so that machines may start in any order.
 * @throws ConfigFault for faults that waiting does not resolve
 */
export async function waitForDatabase(config: Config, migrations: string, log: Log): Promise<void> {
  let end: (() => Promise<void>) | undefined;
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        await checkMigrations(config.databaseUrl!, migrations);
        return;
      } catch (error) {
        if (error instanceof ConfigFault) throw error;
        if (tries === 0) log.warn({ fault: faultOf(error) }, 'waits for the database');
        end ??= await standIn(config);
        await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
      }
    }
  } finally {
    await end?.();
  }
}
