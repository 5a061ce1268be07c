import pino from 'pino';
import { publicOriginOf, type Config } from '../config/config';
import { ConfigFault } from '../config/config-fault';
import { readConfig } from '../config/read-config';
import { originAt } from '../deployments/address';
import type { Clock } from '../db/clock';
import { connect, statement, type Db } from '../db/db';
import { bringToToday } from './bring-to-today';
import { createHostSigner } from './host-signer';
import { hostSimulator } from './host-simulator';
import { startIdentityProvider, startStaffProvider } from './identity-provider';
import { listCounters } from './list-counters';
import { mockUsers } from './mock-users';
import { openDatabase, prepareDatabase } from './open-database';
import { startPastWeeks } from './past-weeks/start-past-weeks';
import { startSimulatedCity } from './simulated-city/simulated-city';
import { outboxPage } from './outbox-page';
import type { Log } from '../diagnostics/log';
import { createSessions } from '../modules/identity';
import { seedGenerated } from '../seed/generated-city';
import { seed } from '../seed/seed';
import { serve } from '../app/serve';
import type { RenderPage } from '../site/site-settings';

const DEPARTMENTS = statement('dev-departments', 'SELECT id, code FROM department');

export interface HostOptions {
  /** The project's folder. */
  root: string;
  env: NodeJS.ProcessEnv;
  renderPage: RenderPage;
  /** Receives a sentence about each step. */
  say(text: string): void;
}

export interface Host {
  origin: string;
  stop(): Promise<void>;
}

/** Department ids by code. */
const departmentIds = async (db: Db) =>
  new Map((await db.query(DEPARTMENTS)).map(({ id, code }) => [code, id]));

/** Starts providers that log people and staff in for the pages of every host. */
async function startProviders(config: Config, origin: string) {
  const hosts = ['', ...config.deployments.flatMap((deployment) => deployment.hosts)];
  const homes = hosts.map((host) => `${originAt({ ...config, publicOrigin: origin }, host)}/home`);
  const people = await startIdentityProvider(config.clientId, ...homes);
  const staff = await startStaffProvider(config.clientId, ...homes);
  return {
    issuers: { people: people.issuer, staff: staff.issuer },
    stop: () => Promise.all([people.stop(), staff.stop()]).then(() => undefined),
  };
}

/** Adds our own provider and host app; the frame of the simulator has the origin of the pages. */
const withSurroundings = (
  config: Config,
  origin: string,
  { people, staff }: { people: string; staff: string },
  hostKeys: Config['hostKeys'],
): Config => ({
  ...config,
  issuers: { personal: people, corporate: people, staff },
  hostKeys: config.hostKeys ?? hostKeys,
  hostOrigins: [...config.hostOrigins, origin],
});

async function fillCity(db: Db, sampleData: Config['deployment']['city']['sampleData']): Promise<void> {
  await (sampleData === 'macao' ? seed(db) : seedGenerated(db));
  await listCounters(db);
}

/** Development: database, API and site in one process, with stand-ins for their surroundings. */
export async function startHost({ root, env, renderPage, say }: HostOptions): Promise<Host> {
  // Makes the remote counter viewable; calls are not answered there.
  const config = readConfig({ VEZ_VIDEO_ROOM_URL: 'https://video.example/{ticket}', ...env }, root);
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
    await prepareDatabase(database.connectionString, root);
    const db = connect(database.connectionString);
    ends.push(() => db.close());
    await fillCity(db, config.deployment.city.sampleData);

    const departments = await departmentIds(db);
    const origin = publicOriginOf(config);
    const providers = await startProviders(config, origin);
    ends.push(() => providers.stop());
    const signer = await createHostSigner(config.dataDir, origin);
    const surroundings: { clock?: Clock } = {};
    const served = await serve(withSurroundings(config, origin, providers.issuers, signer.hostKeys), {
      db,
      log,
      renderPage,
      extend(server, clock) {
        surroundings.clock = clock;
        outboxPage(server, db);
        bringToToday(server, db, clock);
        hostSimulator(server);
        signer.extend(server);
        const counterCredential = config.counterCredential!;
        mockUsers(server, createSessions({ ...config, counterCredential, db, clock }), {
          ...providers.issuers,
          departmentIdOf: (code) => departments.get(code),
        });
      },
    });
    ends.push(() => served.stop());
    const life = { origin: `http://127.0.0.1:${config.port}`, departments: departments.keys() };
    const clock = surroundings.clock!;
    const simulation = startSimulatedCity({ ...life, clock }, config.counterPaceMs);
    const { countersOpen } = simulation;
    if (config.pastWeeks)
      ends.push(startPastWeeks(database.connectionString, config, { db, clock, log, countersOpen }));
    // The simulation stops first, which releases what waits for open counters.
    ends.push(simulation.stop);
    return { origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export { ConfigFault };
