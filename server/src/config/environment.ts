import { isIP } from 'node:net';
import { z } from 'zod';

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

/** The settings by the names of their environment variables. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  VEZ_DATABASE_CONNECTIONS: z.coerce.number().int().min(2).default(16),
  /** Addresses or networks of the proxies in front, whose `x-forwarded-for` is trusted. */
  VEZ_TRUSTED_PROXIES: list.pipe(z.array(z.string().refine(isNetwork, 'must be addresses or networks'))),
  VEZ_DRAIN_SECONDS: count(5),
  NODE_ENV: z.string().optional(),
  VEZ_ENV: z.enum(['development', 'production']).default('development'),
  VEZ_DATA_DIR: z.string().optional(),
  /** The file of the deployment; `deployments/web.json` of the release by default. */
  VEZ_DEPLOYMENT: z.string().min(1).optional(),
  VEZ_SITE: z.string().optional(),
  VEZ_PAINTERS: count(1),
  /** Socket at which another program starts painters (`deploy/systemd`), one for each connection. */
  VEZ_PAINTER_SOCKET: z.string().startsWith('/').optional(),
  VEZ_PUBLIC_ORIGIN: z.url().optional(),
  /** The secret that protects tokens, cookies and ID numbers; at least 32 characters. */
  VEZ_SECRET: z.string().min(32).optional(),
  /** The previous secret: what it signed is accepted until this setting is removed. */
  VEZ_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Keys of data at rest, the current one first: `2:<32 bytes in base64>,1:<…>`; ids from 1 to 255. */
  VEZ_DATA_KEYS: list.pipe(
    z.array(z.string().regex(DATA_KEY, 'must be <id>:<32 bytes in base64>, separated by commas')),
  ),
  VEZ_COUNTER_CREDENTIAL: z.string().min(16).optional(),
  VEZ_COUNTER_PACE_MS: count(4_000),
  VEZ_PAST_WEEKS: z.enum(['on', 'off']).default('on'),
  VEZ_HOLD_SECONDS: count(600),
  VEZ_HOLDS_PER_ADDRESS: count(30),
  VEZ_FREED_DELAY_SECONDS: count(20),
  VEZ_OFFERS_AT_NIGHT: z.enum(['on', 'off']).default('off'),
  VEZ_SMS_LIMITS: z.enum(['on', 'off']).default('on'),
  VEZ_SMS_CODES_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  VEZ_SMS_CODES_PER_DAY: z.coerce.number().int().min(1).default(50_000),
  VEZ_SMS_CODES_PER_ADDRESS: z.coerce.number().int().min(1).default(10),
  /** Per hour, from the /24 of an IPv4 address or the /48 of an IPv6 address. */
  VEZ_SMS_CODES_PER_NETWORK: z.coerce.number().int().min(1).default(300),
  /** When calls without a login cost a proof of work. By default under pressure, or never if codes have no limits. */
  VEZ_PUZZLES: z.enum(['underPressure', 'always', 'never']).optional(),
  /** Maximum tries for the easiest puzzle: 400 take a phone about a second. */
  VEZ_PUZZLE_TRIES: z.coerce.number().int().min(2).max(100_000).default(400),
  VEZ_CALL_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Per minute, valid or not. Far more than people need, since one address may be a whole mobile network. */
  VEZ_REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(12_000),
  VEZ_SMS_GATEWAY_URL: z.url().optional(),
  VEZ_SMS_GATEWAY_SECRET: z.string().min(16).optional(),
  VEZ_SMS_FILE: z.string().optional(),
  VEZ_VIDEO_ROOM_URL: z.string().startsWith('https://').optional(),
  /** Tile source of the map page; without it the page draws our own outline. */
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
  /** Issuer of staff logins. Without it no person can log in as staff; counter systems still work by their keys. */
  VEZ_OIDC_STAFF_ISSUER: z.url().optional(),
  VEZ_OIDC_CLIENT_ID: z.string().default('vez'),
  /** Issuer of a host app's logins, and its public keys (JWKS): an https address or a file. */
  VEZ_HOST_ISSUER: z.string().min(1).optional(),
  VEZ_HOST_KEYS: z
    .string()
    .regex(
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/]|\/)/,
      'must be an https address or the path of a file',
    )
    .optional(),
  /** A JSON file that lists the backends of remotes (docs/guides/backend.md). */
  VEZ_BACKENDS: z.string().min(1).optional(),
  /** PEM files of the private keys (P-256), current and previous, that sign callers' identities for backends. */
  VEZ_BACKEND_KEY: z.string().min(1).optional(),
  VEZ_BACKEND_KEY_PREVIOUS: z.string().min(1).optional(),
  /** A JSON file of teams and where to notify them when one of their releases is stopped (docs/guides/running.md). */
  VEZ_OWNERS: z.string().min(1).optional(),
  /** The product's page in the app stores (SHL-04); the banner omits a store without one. */
  VEZ_STORE_IOS: z.url({ protocol: /^https$/ }).optional(),
  VEZ_STORE_ANDROID: z.url({ protocol: /^https$/ }).optional(),
  /** Words that identify host apps in the user agent (SHL-05). */
  VEZ_HOST_APPS: list,
  /** Origins of host apps that show the page in a frame: `https://app.example`. */
  VEZ_HOST_ORIGINS: list.pipe(
    z.array(z.string().regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/, 'must be https origins, without a path')),
  ),
  /** Contacts for vulnerability reports (security.txt, RFC 9116), separated by commas. */
  VEZ_SECURITY_CONTACTS: list.pipe(
    z.array(z.string().regex(/^(https:\/\/|mailto:|tel:)\S+$/, 'must be https, mailto or tel addresses')),
  ),
  /** The bearer token for `/metrics`. */
  VEZ_METRICS_CREDENTIAL: z.string().min(16).optional(),
  /** OTLP over HTTP endpoint for spans; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_SERVICE_NAME: z.string().default('vez'),
  VEZ_LOG: z.enum(['silent', 'error', 'warn', 'info']).optional(),
});
export type Environment = z.output<typeof environment>;
