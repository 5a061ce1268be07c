import { join } from 'node:path';
import pino from 'pino';
import { ConfigFault, publicOriginOf, readConfig, type Config } from './config';
import { originAt } from './deployments/address';
import { connect } from './db/db';
import { migrate } from './db/migrate';
import { startCounters } from './dev/counters';
import { createHostSigner } from './dev/host-signer';
import { hostSimulator } from './dev/host-simulator';
import { startIdentityProvider } from './dev/identity-provider';
import { mockUsers } from './dev/mock-users';
import { outboxPage } from './dev/outbox-page';
import type { Log } from './log';
import { createSessions } from './modules/identity';
import { startEmbedded } from './postgres/embedded';
import { seedGenerated } from './seed/generated-city';
import { seed } from './seed/seed';
import { serve } from './serve';
import type { RenderPage } from './site-settings';

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

/** Development: database, API and site in one process, and what plays their surroundings. */
export async function startHost({ root, env, renderPage, say }: HostOptions): Promise<Host> {
  const config = readConfig(env, root);
  if (config.production) {
    throw new ConfigFault(
      'This is for development; docs/guides/running.md tells how a production is started.',
    );
  }
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
    const { sampleData } = config.deployment.city;
    await (sampleData === 'macao' ? seed(db) : seedGenerated(db));

    const origin = publicOriginOf(config);
    const hosts = ['', ...config.deployments.flatMap((deployment) => deployment.hosts)];
    const provider = await startIdentityProvider(
      config.clientId,
      ...hosts.map((host) => `${originAt({ ...config, publicOrigin: origin }, host)}/home`),
    );
    ends.push(() => provider.stop());
    const issuers = { personal: provider.issuer, corporate: provider.issuer };
    const signer = await createHostSigner(config.dataDir, origin);

    const served = await serve(
      // The simulator's frame is of this origin.
      {
        ...config,
        issuers,
        hostKeys: config.hostKeys ?? signer.hostKeys,
        hostOrigins: [...config.hostOrigins, origin],
      },
      {
        db,
        log,
        renderPage,
        extend(server, clock) {
          outboxPage(server, db);
          hostSimulator(server);
          signer.extend(server);
          const counterCredential = config.counterCredential!;
          mockUsers(server, createSessions({ ...config, counterCredential, db, clock }), provider.issuer);
        },
      },
    );
    ends.push(() => served.stop());
    const api = `http://127.0.0.1:${config.port}/api`;
    ends.push(startCounters({ api, credential: config.counterCredential!, paceMs: config.counterPaceMs }));
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export { ConfigFault };
