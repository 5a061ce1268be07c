import type { JsonWebKey, KeyObject } from 'node:crypto';
import type { BackendLimits } from '../modules/backends';
import type { Owner } from '../modules/releases';
import type { Deployment } from '../deployments/read-deployment';
import type { PuzzleMode } from '../modules/puzzle';
import type { Secrets } from '../secrets/keys';

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
  /** The public key of who says which team owns which remote; undefined where the release came without it. */
  operatorKey: JsonWebKey | undefined;
  /** Processes that paint pages; 0: none is painted. */
  painters: number;
  painterProgram: string;
  /** Where systemd starts painters. */
  painterSocket: string | undefined;
  publicOrigin: string | undefined;
  /** Whether a host name, in canonical spelling, is one of the site. */
  servesHost(host: string): boolean;
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
  issuers: { personal: string | undefined; corporate: string | undefined; staff: string | undefined };
  clientId: string;
  /** Undefined where no host app logs its people in. */
  hostKeys: { issuer: string; keys: string } | undefined;
  /** The services behind remotes, by their names. */
  /** The teams that are told of their releases, by name. */
  owners: ReadonlyMap<string, Owner>;
  backends: ReadonlyMap<string, BackendLimits>;
  /** The current one first; none where there are no backends. */
  backendKeys: KeyObject[];
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
