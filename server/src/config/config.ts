import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { BackendLimits } from '../modules/backends';
import type { Owner } from '../modules/releases';
import type { Deployment } from '../deployments/read-deployment';
import type { PuzzleMode } from '../modules/puzzle';
import type { Secrets } from '../secrets/keys';
import type { Build } from '../diagnostics/build-of';

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databaseConnections: number;
  trustedProxies: string[];
  /** How long a stopping process reports not ready to its proxies before it stops. */
  drainSeconds: number;
  production: boolean;
  dataDir: string;
  /** The default deployment; its city applies to all of them. */
  deployment: Deployment;
  /** All deployments of the city, the default first. */
  deployments: readonly [Deployment, ...Deployment[]];
  siteDir: string;
  /** The public key that signs which team owns which remote; undefined if the release came without it. */
  operatorKey: JsonWebKey | undefined;
  /** Number of painter processes; with 0, no page is painted. */
  painters: number;
  painterProgram: string;
  /** The socket at which systemd starts painters. */
  painterSocket: string | undefined;
  publicOrigin: string | undefined;
  /** Whether the site serves a host name, in canonical spelling. */
  servesHost(host: string): boolean;
  secrets: Secrets;
  dataKeys: { id: number; key: Buffer }[];
  /** Opens the queues of all departments; undefined in production, where each has its own keys. */
  counterCredential: string | undefined;
  build: Build;
  counterPaceMs: number;
  /** Whether a new demonstration city gets records of past weeks, which takes half a minute of processor time. */
  pastWeeks: boolean;
  holdSeconds: number;
  /** Slots that anonymous visitors from one address may hold at once. */
  holdsPerAddress: number;
  freedDelaySeconds: number;
  /** Whether earlier times are offered by SMS at night, too. */
  offersAtNight: boolean;
  callLimits: boolean;
  requestsPerAddress: number;
  smsLimits: boolean;
  /** Maximum SMS codes: per minute, per day, and per hour from one address or one network. */
  codeBudgets: { perMinute: number; perDay: number; perAddress: number; perNetwork: number };
  puzzles: { mode: PuzzleMode; tries: number };
  smsGateway: { url: string; secret: string } | undefined;
  smsFile: string | undefined;
  /** Video room of remote counters; `{ticket}` stands for the ticket's code. */
  videoRoomUrl: string | undefined;
  /** Folder of the files that the API page loads. */
  docsFolder: string;
  iconsFolder: string;
  map: { folder: string; tiles: string | undefined; credit: string | undefined };
  grayTest: { isOn: boolean; whitelist: ReadonlySet<string> };
  issuers: { personal: string | undefined; corporate: string | undefined; staff: string | undefined };
  clientId: string;
  /** Undefined if no host app logs its people in. */
  hostKeys: { issuer: string; keys: string } | undefined;
  /** The teams that receive notices about their releases, by name. */
  owners: ReadonlyMap<string, Owner>;
  /** The services behind remotes, by the names of the remotes. */
  backends: ReadonlyMap<string, BackendLimits>;
  /** The current key first; empty if there are no backends. */
  backendKeys: KeyObject[];
  stores: { ios?: string; android?: string };
  hostApps: string[];
  hostOrigins: string[];
  securityContacts: string[];
  metricsCredential: string | undefined;
  tracing: { endpoint: string | undefined; service: string };
  log: 'silent' | 'error' | 'warn' | 'info';
}

/** Public origin of the default deployment; without a setting, this machine at its port. */
export const publicOriginOf = ({ publicOrigin, port }: Pick<Config, 'publicOrigin' | 'port'>): string =>
  publicOrigin ?? `http://localhost:${port}`;
