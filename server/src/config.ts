import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { wordsFor } from './config-words';
import { DeploymentFault, readDeployments, type Deployment } from './deployments/read-deployment';
import type { Secrets } from './keys';
import type { PuzzleMode } from './modules/puzzle';
import { productionFaults } from './production-faults';

/** Several values in one variable, separated by commas. */
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const count = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** `10.0.0.7`, `10.0.0.0/24`, `fd00::/8` */
const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const size = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= size));
};

/** An id from 1 to 255 and 32 bytes in base64. */
const DATA_KEY = /^([1-9]\d?|1\d\d|2[0-4]\d|25[0-5]):[A-Za-z0-9+/]{43}=$/;

/** The settings by the names of their variables. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  VEZ_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(16),
  /** Addresses or networks of the proxies in front, whose word on who calls is taken. */
  VEZ_TRUSTED_PROXIES: list.pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks'))),
  VEZ_DRAIN_SECONDS: count(5),
  NODE_ENV: z.string().optional(),
  VEZ_ENV: z.enum(['development', 'production']).default('development'),
  VEZ_DATA_DIR: z.string().optional(),
  /** The file of the deployment; `deployments/web.json` of the release by default. */
  VEZ_DEPLOYMENT: z.string().min(1).optional(),
  VEZ_SITE: z.string().optional(),
  VEZ_PUBLIC_ORIGIN: z.url().optional(),
  /** The secret that tokens, cookies and ID numbers are protected by; 32 characters at least. */
  VEZ_SECRET: z.string().min(32).optional(),
  /** The secret before this one: what it signed is accepted until it is taken out. */
  VEZ_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Keys of data at rest, the current one first: `2:<32 bytes in base64>,1:<…>`; ids from 1 to 255. */
  VEZ_DATA_KEYS: list.pipe(
    z.array(z.string().regex(DATA_KEY, 'must be <id>:<32 bytes in base64>, separated by commas')),
  ),
  VEZ_COUNTER_CREDENTIAL: z.string().min(16).optional(),
  VEZ_COUNTER_PACE_MS: count(4_000),
  VEZ_HOLD_SECONDS: count(600),
  VEZ_HOLDS_PER_ADDRESS: count(30),
  VEZ_FREED_DELAY_SECONDS: count(20),
  VEZ_SMS_LIMITS: z.enum(['on', 'off']).default('on'),
  VEZ_SMS_CODES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  VEZ_SMS_CODES_PER_DAY: z.coerce.number().int().min(1).default(50_000),
  VEZ_SMS_CODES_PER_ADDRESS: z.coerce.number().int().min(1).default(10),
  /** In an hour from the /24 of an IPv4 address or the /48 of an IPv6 one. */
  VEZ_SMS_CODES_PER_NETWORK: z.coerce.number().int().min(1).default(300),
  /** When calls without a login cost a proof of work; without it under pressure, or never where codes have no limits. */
  VEZ_PUZZLES: z.enum(['underPressure', 'always', 'never']).optional(),
  /** Tries of the easiest puzzle at most: 400 take a phone about a second. */
  VEZ_PUZZLE_TRIES: z.coerce.number().int().min(2).max(100_000).default(400),
  VEZ_CALL_LIMITS: z.enum(['on', 'off']).default('on'),
  /** In a minute, understood or not: beyond what people do, and behind an address may be a mobile network. */
  VEZ_REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(12_000),
  VEZ_SMS_GATEWAY_URL: z.url().optional(),
  VEZ_SMS_GATEWAY_SECRET: z.string().min(16).optional(),
  VEZ_SMS_FILE: z.string().optional(),
  VEZ_VIDEO_ROOM_URL: z.string().startsWith('https://').optional(),
  /** Where the map page takes its tiles; without it there is an outline of our own. */
  VEZ_MAP_TILES: z
    .string()
    .regex(
      /^(https:\/\/[^/{}]+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
      'must be https or a path, with {z}, {x} and {y}',
    )
    .optional(),
  VEZ_MAP_CREDIT: z.string().max(200).optional(),
  VEZ_GRAY_TEST: z.enum(['on', 'off']).default('off'),
  /** `euid`s, separated by commas, that see what the gray test hides. */
  VEZ_GRAY_TEST_WHITELIST: z.string().default(''),
  VEZ_OIDC_PERSONAL_ISSUER: z.url().optional(),
  VEZ_OIDC_CORPORATE_ISSUER: z.url().optional(),
  VEZ_OIDC_CLIENT_ID: z.string().default('vez'),
  /** Who signs the logins of a host app, and where its public keys are (JWKS): an https address or a file. */
  VEZ_HOST_ISSUER: z.string().min(1).optional(),
  VEZ_HOST_KEYS: z
    .string()
    .regex(
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/)/,
      'must be an https address or the path of a file',
    )
    .optional(),
  /** The product's page in the app stores (SHL-04); without one the banner does not name that store. */
  VEZ_STORE_IOS: z.url({ protocol: /^https$/ }).optional(),
  VEZ_STORE_ANDROID: z.url({ protocol: /^https$/ }).optional(),
  /** Words by which host apps are recognised in the user agent (SHL-05). */
  VEZ_HOST_APPS: list,
  /** Origins of host apps that show the page in a frame of theirs: `https://app.example`. */
  VEZ_HOST_ORIGINS: list.pipe(
    z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'must be https origins, without a path')),
  ),
  /** Whom to tell of a weakness (security.txt, RFC 9116), separated by commas. */
  VEZ_SECURITY_CONTACTS: list.pipe(
    z.array(z.string().regex(/^(https:\/\/|mailto:|tel:)\S+$/, 'must be https, mailto or tel addresses')),
  ),
  /** Whoever reads `/metrics` sends it as a bearer token. */
  VEZ_METRICS_CREDENTIAL: z.string().min(16).optional(),
  /** Where spans go by OTLP over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default('vez'),
  VEZ_LOG: z.enum(['silent', 'error', 'warn', 'info']).optional(),
});

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
