import { connect, type Db } from '../db/db';
import { keepPersonalText } from '../modules/personal-text';
import { openAllOffices } from './bench-city';
import { startLoginProvider, TEST_AUTHORITY } from './login-provider';
import { buildRelease, startProcess, type ApiProcess } from './production-process';
import { PRODUCTION_SETTINGS } from './production-settings';
import { startGatewayServer, taking } from './sms-gateway-server';
import { copyTemplate } from './test-database';

const YEAR_MS = 366 * 86_400_000;
export const COUNTER_CREDENTIAL = 'a-counter-credential-of-tests';
const SETTINGS = {
  VEZ_DEPLOYMENT: PRODUCTION_SETTINGS.VEZ_DEPLOYMENT,
  VEZ_PUBLIC_ORIGIN: 'http://localhost',
  VEZ_SECRET: PRODUCTION_SETTINGS.VEZ_SECRET,
  VEZ_COUNTER_CREDENTIAL: COUNTER_CREDENTIAL,
  VEZ_SMS_GATEWAY_SECRET: 'a-secret-of-the-gateway',
  NODE_EXTRA_CA_CERTS: TEST_AUTHORITY,
  VEZ_PUZZLE_TRIES: '4',
  VEZ_HOLDS_PER_ADDRESS: '1000',
  VEZ_METRICS_CREDENTIAL: 'a-credential-of-the-metrics',
  VEZ_DRAIN_SECONDS: '1',
  VEZ_LOG: 'warn',
};

/**
 * Two processes of one production site on one database, the second with its own clock a year ahead, and the services
 * that they call: an SMS gateway and identity providers.
 * @param prepare changes the city, whose offices are open day and night, before the processes read it
 */
export async function startTwoProcesses(prepare: (db: Db) => Promise<unknown>) {
  const [release, database, gateway, provider] = await Promise.all([
    buildRelease(),
    copyTemplate(),
    startGatewayServer(taking),
    startLoginProvider('vez'),
  ]);
  const db = connect(database.connectionString, { max: 4 });
  await openAllOffices(db);
  await prepare(db);
  const env = {
    ...SETTINGS,
    DATABASE_URL: database.connectionString,
    VEZ_SMS_GATEWAY_URL: gateway.url,
    VEZ_OIDC_PERSONAL_ISSUER: provider.issuer('personal'),
    VEZ_OIDC_CORPORATE_ISSUER: provider.issuer('corporate'),
  };
  const endSurroundings = async () => {
    await db.close();
    await Promise.all([database.drop(), gateway.stop(), provider.stop(), release.remove()]);
  };
  const wrong = await startProcess(release, env, YEAR_MS).catch(async (error: unknown) => {
    await endSurroundings();
    throw error;
  });
  await keepPersonalText(db, { secrets: [SETTINGS.VEZ_SECRET], keys: [] }, () => new Date());
  let right: ApiProcess | undefined;
  let turn = 0;
  return {
    db,
    gateway,
    provider,
    secret: PRODUCTION_SETTINGS.VEZ_SECRET,
    connectionString: database.connectionString,
    /** The process whose clock is a year ahead; it alone runs at first. */
    wrong,
    /** Starts the process whose clock is right, once. */
    async startRight(): Promise<ApiProcess> {
      return (right ??= await startProcess(release, env));
    },
    /** The process whose clock is right. @throws Error before it was started */
    right(): ApiProcess {
      if (right === undefined) throw new Error('The process with the right clock was not started.');
      return right;
    },
    /** Returns the processes in turn. */
    next(): ApiProcess {
      turn += 1;
      return turn % 2 === 0 ? wrong : this.right();
    },
    async stop() {
      await Promise.all([wrong.stop(), right?.stop()]);
      await endSurroundings();
    },
  };
}
export type TwoProcesses = Awaited<ReturnType<typeof startTwoProcesses>>;
