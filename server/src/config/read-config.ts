import { join, resolve } from 'node:path';
import { wordsFor } from '../deployments/issue-words';
import { DeploymentFault, type Deployment } from '../deployments/read-deployment';
import { readDeployments } from '../deployments/read-deployments';
import { siteHosts } from '../deployments/site-hosts';
import { backendKeysOf } from './backend-keys';
import { backendsOf } from './backends';
import { ownersOf } from './owners';
import { publicOriginOf, type Config } from './config';
import { buildOf } from '../diagnostics/build-of';
import { configFault } from './config-fault';
import { credentials } from './credentials';
import { environment, type Environment } from './environment';
import { operatorKeyOf } from './operator-key';
import { withSecretFiles } from './secret-files';
import { settingsFaults } from './settings-faults';

/** @throws ConfigFault that names file and setting */
function deploymentsOf(file: string | undefined, root: string): [Deployment, ...Deployment[]] {
  try {
    return readDeployments(resolve(root, file ?? 'deployments/web.json'));
  } catch (error) {
    throw error instanceof DeploymentFault ? configFault(error.sentences) : error;
  }
}

const connections = (values: Environment) => ({
  port: values.PORT,
  host: values.HOST,
  databaseUrl: values.DATABASE_URL,
  databaseConnections: values.VEZ_DATABASE_CONNECTIONS,
  trustedProxies: ['loopback', ...values.VEZ_TRUSTED_PROXIES],
  drainSeconds: values.VEZ_DRAIN_SECONDS,
});

const limits = (values: Environment) => ({
  counterPaceMs: values.VEZ_COUNTER_PACE_MS,
  pastWeeks: values.VEZ_PAST_WEEKS === 'on',
  holdSeconds: values.VEZ_HOLD_SECONDS,
  holdsPerAddress: values.VEZ_HOLDS_PER_ADDRESS,
  freedDelaySeconds: values.VEZ_FREED_DELAY_SECONDS,
  offersAtNight: values.VEZ_OFFERS_AT_NIGHT === 'on',
  callLimits: values.VEZ_CALL_LIMITS === 'on',
  requestsPerAddress: values.VEZ_REQUESTS_PER_ADDRESS,
  puzzles: {
    mode: values.VEZ_PUZZLES ?? (values.VEZ_SMS_LIMITS === 'on' ? 'underPressure' : 'never'),
    tries: values.VEZ_PUZZLE_TRIES,
  } satisfies Config['puzzles'],
});

const messages = (values: Environment) => ({
  smsLimits: values.VEZ_SMS_LIMITS === 'on',
  codeBudgets: {
    perMinute: values.VEZ_SMS_CODES_PER_MINUTE,
    perDay: values.VEZ_SMS_CODES_PER_DAY,
    perAddress: values.VEZ_SMS_CODES_PER_ADDRESS,
    perNetwork: values.VEZ_SMS_CODES_PER_NETWORK,
  },
  smsGateway:
    values.VEZ_SMS_GATEWAY_URL === undefined
      ? undefined
      : { url: values.VEZ_SMS_GATEWAY_URL, secret: values.VEZ_SMS_GATEWAY_SECRET! },
  smsFile: values.VEZ_SMS_FILE,
});

const logins = (values: Environment) => ({
  issuers: {
    personal: values.VEZ_OIDC_PERSONAL_ISSUER,
    corporate: values.VEZ_OIDC_CORPORATE_ISSUER,
    staff: values.VEZ_OIDC_STAFF_ISSUER,
  },
  clientId: values.VEZ_OIDC_CLIENT_ID,
  hostKeys:
    values.VEZ_HOST_ISSUER === undefined || values.VEZ_HOST_KEYS === undefined
      ? undefined
      : { issuer: values.VEZ_HOST_ISSUER, keys: values.VEZ_HOST_KEYS },
});

const pages = (values: Environment, root: string) => ({
  siteDir: values.VEZ_SITE ?? join(root, 'var', 'site'),
  operatorKey: operatorKeyOf(root),
  painters: values.VEZ_PAINTERS,
  painterProgram: join(root, 'server', 'dist', 'painter.mjs'),
  painterSocket: values.VEZ_PAINTER_SOCKET,
  publicOrigin: values.VEZ_PUBLIC_ORIGIN,
  docsFolder: join(root, 'server', 'dist', 'docs'),
  iconsFolder: join(root, 'server', 'dist', 'icons'),
  map: {
    folder: join(root, 'server', 'dist', 'map'),
    tiles: values.VEZ_MAP_TILES,
    credit: values.VEZ_MAP_CREDIT,
  },
  videoRoomUrl: values.VEZ_VIDEO_ROOM_URL,
  grayTest: {
    isOn: values.VEZ_GRAY_TEST === 'on',
    whitelist: new Set(values.VEZ_GRAY_TEST_WHITELIST.split(',').filter(Boolean)),
  },
  stores: {
    ...(values.VEZ_STORE_IOS === undefined ? {} : { ios: values.VEZ_STORE_IOS }),
    ...(values.VEZ_STORE_ANDROID === undefined ? {} : { android: values.VEZ_STORE_ANDROID }),
  },
  hostApps: values.VEZ_HOST_APPS,
  hostOrigins: values.VEZ_HOST_ORIGINS,
  securityContacts: values.VEZ_SECURITY_CONTACTS,
});

/** @throws ConfigFault */
function services(values: Environment, place: { production: boolean; dataDir: string }) {
  const backends = backendsOf(values.VEZ_BACKENDS);
  const keys = { current: values.VEZ_BACKEND_KEY, previous: values.VEZ_BACKEND_KEY_PREVIOUS };
  return {
    backends,
    backendKeys: backendKeysOf(keys, { ...place, isUsed: backends.size > 0 }),
    owners: ownersOf(values.VEZ_OWNERS),
  };
}

/** @throws ConfigFault that names each faulty variable */
function parse(env: NodeJS.ProcessEnv): Environment {
  const parsed = environment.safeParse(withSecretFiles(env), { error: wordsFor });
  if (parsed.success) return parsed.data;
  throw configFault(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`));
}

/**
 * Reads the settings from the environment.
 * @throws ConfigFault that names each faulty variable
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const values = parse(env);
  const production = values.VEZ_ENV === 'production' || values.NODE_ENV === 'production';
  const deployments = deploymentsOf(values.VEZ_DEPLOYMENT, root);
  const [deployment] = deployments;
  const faults = settingsFaults(values, production, deployment);
  if (faults.length > 0) throw configFault(faults);
  const dataDir = values.VEZ_DATA_DIR ?? join(root, 'var');
  return {
    production,
    dataDir,
    build: buildOf(root),
    deployment,
    deployments,
    servesHost: siteHosts({
      ...{ deployments, production },
      publicOrigin: publicOriginOf({ publicOrigin: values.VEZ_PUBLIC_ORIGIN, port: values.PORT }),
    }),
    ...connections(values),
    ...credentials(values, production, dataDir),
    ...limits(values),
    ...messages(values),
    ...logins(values),
    ...pages(values, root),
    ...services(values, { production, dataDir }),
    tracing: { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, service: values.OTEL_SERVICE_NAME },
    log: values.VEZ_LOG ?? (production ? 'info' : 'warn'),
  };
}
