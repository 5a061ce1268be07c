import { join } from 'node:path';
import pino from 'pino';
import { buildApp } from './app';
import { ConfigFault, readConfig, type Config } from './config';
import { connect } from './db/db';
import { migrate } from './db/migrate';
import { startCounters } from './dev/counters';
import { hostSimulator } from './dev/host-simulator';
import { startIdentityProvider } from './dev/identity-provider';
import { mockUsers } from './dev/mock-users';
import { outboxPage } from './dev/outbox-page';
import { systemClock, type Log } from './module';
import { createSessions } from './modules/identity';
import { outbox, startDelivery } from './modules/sms';
import { startEmbedded } from './postgres/embedded';
import { deploymentConfig } from './deployment';
import { seed } from './seed/seed';
import { serveSite, type RenderPage } from './site';
import { gatewayOf } from './sms-gateway';

export interface HostOptions {
  /** The project's folder. */
  root: string;
  env: NodeJS.ProcessEnv;
  renderPage: RenderPage;
  /** Told what is being done, a sentence each. */
  say(text: string): void;
}

export interface Host {
  origin: string;
  stop(): Promise<void>;
}

const errorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @throws ConfigFault with a sentence where the database cannot be reached */
async function openDatabase(config: Config, say: (text: string) => void) {
  if (config.databaseUrl !== undefined) {
    return { connectionString: config.databaseUrl, stop: async () => undefined };
  }
  say('Starting PostgreSQL.');
  return startEmbedded(join(config.dataDir, 'postgres'));
}

/** Everything in one process: database, API, site, and in development what plays its surroundings. */
export async function startHost({ root, env, renderPage, say }: HostOptions): Promise<Host> {
  const config = readConfig(env, root);
  const log: Log = pino({ level: config.log, base: null });
  const ends: (() => Promise<void> | void)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };

  try {
    const database = await openDatabase(config, say);
    ends.push(() => database.stop());
    await migrate(database.connectionString, join(root, 'server', 'src', 'db', 'migrations')).catch(
      (error: unknown) => {
        throw new ConfigFault(`The database cannot be used: ${errorText(error)}.`);
      },
    );
    const db = connect(database.connectionString);
    ends.push(() => db.close());
    if (!config.production) await seed(db);

    const origin = config.publicOrigin ?? `http://localhost:${config.port}`;
    const provider = config.production
      ? undefined
      : await startIdentityProvider(config.clientId, `${origin}/home`);
    if (provider !== undefined) ends.push(() => provider.stop());
    const issuers = provider ? { personal: provider.issuer, corporate: provider.issuer } : config.issuers;

    const app = await buildApp({ db, clock: systemClock, sms: outbox, log }, { ...config, issuers });
    if (!config.production) {
      outboxPage(app.server, db);
      hostSimulator(app.server);
      mockUsers(app.server, createSessions({ ...config, db, clock: systemClock }));
    }
    await serveSite(app.server, {
      siteDir: config.siteDir,
      renderPage,
      remoteCounterMarker: 'remoteCounter',
      overridable: !config.production,
      frameAncestors: config.hostOrigins,
      config: deploymentConfig({
        ...config,
        issuers,
        // The simulator's frame is of this origin.
        hostOrigins: config.production ? config.hostOrigins : [...config.hostOrigins, origin],
      }),
    });
    await app.server.listen({ port: config.port, host: config.host });
    ends.push(() => app.stop());
    app.start();
    ends.push(startDelivery(db, gatewayOf(config), systemClock, log));
    if (!config.production) {
      const api = `http://127.0.0.1:${config.port}/api`;
      ends.push(startCounters({ api, credential: config.counterCredential, paceMs: config.counterPaceMs }));
    }
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export { ConfigFault };
