import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wordsFor } from './config-words';
import { DeploymentFault, readDeployments, type Deployment } from './deployments/read-deployment';
import { environment } from './environment';
import type { Secrets } from './keys';
import type { PuzzleMode } from './modules/puzzle';
import { productionFaults } from './production-faults';

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  trustedProxies: string[];
  /** How long a process that was told to stop says so to its proxies before it does. */
  drainSeconds: number;
  production: boolean;
  dataDir: string;
  /** What is so for all of the city, and the default of those that are served. */
  deployment: Deployment;
  /** All deployments of the city, the default first. */
  deployments: readonly [Deployment, ...Deployment[]];
  siteDir: string;
  /** Processes that paint pages; 0: none is painted. */
  painters: number;
  painterProgram: string;
  publicOrigin: string | undefined;
  secrets: Secrets;
  dataKeys: { id: number; key: Buffer }[];
  /** Opens the queues of all departments; undefined in a production, where each has keys of its own. */
  counterCredential: string | undefined;
  counterPaceMs: number;
  holdSeconds: number;
  /** Places that the anonymous visitors of one address may hold at once. */
  holdsPerAddress: number;
  freedDelaySeconds: number;
  callLimits: boolean;
  requestsPerAddress: number;
  smsLimits: boolean;
  /** How many SMS codes go out at most: in a minute, in a day, and in an hour to who comes from one address or network. */
  codeBudgets: { perMinute: number; perDay: number; perAddress: number; perNetwork: number };
  puzzles: { mode: PuzzleMode; tries: number };
  smsGateway: { url: string; secret: string } | undefined;
  smsFile: string | undefined;
  /** Where remote counters are joined by video; `{ticket}` stands for the ticket's code. */
  videoRoomUrl: string | undefined;
  /** Where the build has put what the page of the calls loads. */
  docsFolder: string;
  map: { folder: string; tiles: string | undefined; credit: string | undefined };
  grayTest: { isOn: boolean; whitelist: ReadonlySet<string> };
  issuers: { personal: string | undefined; corporate: string | undefined };
  clientId: string;
  /** Undefined where no host app logs its people in. */
  hostKeys: { issuer: string; keys: string } | undefined;
  stores: { ios?: string; android?: string };
  hostApps: string[];
  hostOrigins: string[];
  securityContacts: string[];
  metricsCredential: string | undefined;
  tracing: { endpoint: string | undefined; service: string };
  log: 'silent' | 'error' | 'warn' | 'info';
}

/** Where people open the default deployment; on a machine of one’s own at its port. */
export const publicOriginOf = ({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string =>
  publicOrigin ?? `http://localhost:${port}`;

/** A fault of the configuration: its message is a sentence for the operator. */
export class ConfigFault extends Error {}

/** @param sentences one for each fault, so that all are mended at once */
const configFault = (sentences: string[]) =>
  new ConfigFault(`The configuration is not usable. ${[...new Set(sentences)].join(' ')}`);

/** A secret made once and kept below the data folder; a production has to bring its own. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

const dataKeysOf = (texts: string[]): Config['dataKeys'] =>
  texts.map((text) => {
    const [id = '', key = ''] = text.split(':');
    return { id: Number(id), key: Buffer.from(key, 'base64') };
  });
/** `VEZ_DATA_KEYS` alone, for programs that serve nobody. @throws ZodError */
export const dataKeysFrom = (text: string | undefined): Config['dataKeys'] =>
  dataKeysOf(environment.shape.VEZ_DATA_KEYS.parse(text));

/** @throws ConfigFault that names file and setting */
function deploymentsOf(file: string | undefined, root: string): [Deployment, ...Deployment[]] {
  try {
    return readDeployments(resolve(root, file ?? 'deployments/web.json'));
  } catch (error) {
    throw error instanceof DeploymentFault ? configFault(error.sentences) : error;
  }
}

/**
 * Reads the settings from the environment.
 * @throws ConfigFault that names each faulty variable
 */
export function readConfig(env: NodeJS.ProcessEnv, root: string): Config {
  const parsed = environment.safeParse(env, { error: wordsFor });
  if (!parsed.success) {
    throw configFault(parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`));
  }
  const values = parsed.data;
  const production = values.VEZ_ENV === 'production' || values.NODE_ENV === 'production';
  const deployments = deploymentsOf(values.VEZ_DEPLOYMENT, root);
  const [deployment] = deployments;
  const faults = production ? productionFaults(values, deployment.city.accounts) : [];
  if (values.VEZ_SMS_GATEWAY_URL !== undefined && values.VEZ_SMS_GATEWAY_SECRET === undefined) {
    faults.push('VEZ_SMS_GATEWAY_SECRET must be set, to sign what goes to VEZ_SMS_GATEWAY_URL.');
  }
  if ((values.VEZ_HOST_ISSUER === undefined) !== (values.VEZ_HOST_KEYS === undefined)) {
    faults.push('VEZ_HOST_ISSUER and VEZ_HOST_KEYS belong together: set both or none.');
  }
  if (faults.length > 0) throw configFault(faults);
  const dataDir = values.VEZ_DATA_DIR ?? join(root, 'var');
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.VEZ_DATABASE_CONNECTIONS,
    trustedProxies: ['loopback', ...values.VEZ_TRUSTED_PROXIES],
    drainSeconds: values.VEZ_DRAIN_SECONDS,
    production,
    dataDir,
    deployment,
    deployments,
    painters: values.VEZ_PAINTERS,
    painterProgram: join(root, 'server', 'dist', 'painter.mjs'),
    siteDir: values.VEZ_SITE ?? join(root, 'var', 'site'),
    publicOrigin: values.VEZ_PUBLIC_ORIGIN,
    secrets: [
      values.VEZ_SECRET ?? keptSecret(dataDir, 'secret'),
      ...(values.VEZ_SECRET_PREVIOUS === undefined ? [] : [values.VEZ_SECRET_PREVIOUS]),
    ],
    dataKeys: dataKeysOf(values.VEZ_DATA_KEYS),
    counterCredential:
      values.VEZ_COUNTER_CREDENTIAL ?? (production ? undefined : keptSecret(dataDir, 'counter-credential')),
    counterPaceMs: values.VEZ_COUNTER_PACE_MS,
    holdSeconds: values.VEZ_HOLD_SECONDS,
    holdsPerAddress: values.VEZ_HOLDS_PER_ADDRESS,
    freedDelaySeconds: values.VEZ_FREED_DELAY_SECONDS,
    callLimits: values.VEZ_CALL_LIMITS === 'on',
    requestsPerAddress: values.VEZ_REQUESTS_PER_ADDRESS,
    smsLimits: values.VEZ_SMS_LIMITS === 'on',
    codeBudgets: {
      perMinute: values.VEZ_SMS_CODES_PER_MINUTE,
      perDay: values.VEZ_SMS_CODES_PER_DAY,
      perAddress: values.VEZ_SMS_CODES_PER_ADDRESS,
      perNetwork: values.VEZ_SMS_CODES_PER_NETWORK,
    },
    puzzles: {
      mode: values.VEZ_PUZZLES ?? (values.VEZ_SMS_LIMITS === 'on' ? 'underPressure' : 'never'),
      tries: values.VEZ_PUZZLE_TRIES,
    },
    smsGateway:
      values.VEZ_SMS_GATEWAY_URL === undefined
        ? undefined
        : { url: values.VEZ_SMS_GATEWAY_URL, secret: values.VEZ_SMS_GATEWAY_SECRET! },
    smsFile: values.VEZ_SMS_FILE,
    videoRoomUrl: values.VEZ_VIDEO_ROOM_URL,
    docsFolder: join(root, 'server', 'dist', 'docs'),
    map: {
      folder: join(root, 'server', 'dist', 'map'),
      tiles: values.VEZ_MAP_TILES,
      credit: values.VEZ_MAP_CREDIT,
    },
    grayTest: {
      isOn: values.VEZ_GRAY_TEST === 'on',
      whitelist: new Set(values.VEZ_GRAY_TEST_WHITELIST.split(',').filter(Boolean)),
    },
    issuers: { personal: values.VEZ_OIDC_PERSONAL_ISSUER, corporate: values.VEZ_OIDC_CORPORATE_ISSUER },
    clientId: values.VEZ_OIDC_CLIENT_ID,
    hostKeys:
      values.VEZ_HOST_ISSUER === undefined || values.VEZ_HOST_KEYS === undefined
        ? undefined
        : { issuer: values.VEZ_HOST_ISSUER, keys: values.VEZ_HOST_KEYS },
    stores: {
      ...(values.VEZ_STORE_IOS === undefined ? {} : { ios: values.VEZ_STORE_IOS }),
      ...(values.VEZ_STORE_ANDROID === undefined ? {} : { android: values.VEZ_STORE_ANDROID }),
    },
    hostApps: values.VEZ_HOST_APPS,
    hostOrigins: values.VEZ_HOST_ORIGINS,
    securityContacts: values.VEZ_SECURITY_CONTACTS,
    metricsCredential: values.VEZ_METRICS_CREDENTIAL,
    tracing: { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, service: values.OTEL_SERVICE_NAME },
    log: values.VEZ_LOG ?? (production ? 'info' : 'warn'),
  };
}
