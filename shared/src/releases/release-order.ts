import type { RegistryEntry, RegistryFile } from '../contracts/client';
import { canCollide, isShellPage } from '../domain';

export type ReleaseAct = 'publish' | 'back' | 'withdraw' | 'promote';

/** An order that a team signs. Pages carry the current order of each remote, so it has only fields for browsers. */
export interface ReleaseOrder {
  remote: string;
  /** Milliseconds since 1970, always greater than the previous order's: browsers accept no older order. */
  sequence: number;
  /** The previous order's sequence; null for the first. Of two orders with the same one, the second is refused. */
  after: number | null;
  act: ReleaseAct;
  /** The release that becomes current, counted from 1; null removes the remote. */
  version: number | null;
  /** The release that is withdrawn by a `withdraw`. */
  withdrawn?: number;
  /** The deployments that the order is for; null for all. */
  deployments: string[] | null;
  /** SHA-256 of the JSON of its details, as in SRI. */
  details: string;
  entry: RegistryEntry | null;
  /** Set if only a person may revoke this release: reports of pages neither hold it back nor stop it. */
  mustStay?: true;
}

/** ECDSA P-256 with SHA-256 over the JSON of what is signed, base64 of r and s. */
type Signature = string;

export interface SignedOrder {
  order: ReleaseOrder;
  signature: Signature;
}

/** Details that are stored with an order, but not in pages. */
export interface OrderDetails {
  /** All files of the release. */
  files: RegistryFile[];
  commit: string;
  by: string;
  /** ISO time. */
  at: string;
}

export interface LoggedOrder extends SignedOrder {
  details: OrderDetails;
}

/** A public key (JWK) of the curve P-256. */
export interface PublicKey {
  kty: string;
  crv: string;
  x: string;
  y: string;
}

/** A key of a team. */
export interface TeamKey extends PublicKey {
  /** Tells several keys of a team apart. */
  name?: string;
  /** Set for a retired key: no later order of it counts, by sequence. */
  until?: number;
}

/** Delegates a remote and its paths to a team; signed only by the operator. */
export interface Deed {
  remote: string;
  /** Increases with each change; older versions are refused. */
  version: number;
  team: string;
  paths: string[];
  /** The team's keys, retired ones included: what they have signed stays valid. */
  keys: TeamKey[];
}

export interface SignedDeed {
  deed: Deed;
  signature: Signature;
}

/** The release of one remote in a page. */
export interface PageRelease extends SignedOrder {
  deed: SignedDeed;
  /** The release that a page uses if this one fails, while this one is recent or stopped. */
  before?: SignedOrder & {
    /** The token for its own reports, with which those of a recent release are compared. */
    report?: string;
  };
  /** The orders between this one and `before`, newest first; absent if there are none. */
  between?: SignedOrder[];
  /** Set if the server has stopped this release because it fails (decision record 0058). */
  isStopped?: true;
  /** The percentage of visits that get this release; the others get the previous one. Absent if all get it. */
  share?: number;
  /** The token with which a page reports the health of a recent release. */
  report?: string;
}

/** A site's releases for a deployment: all of them, or the requested ones. */
export interface SignedReleases {
  deployment: string;
  releases: PageRelease[];
  /** In a page, identifies all releases of the deployment by their content. */
  tag?: string;
  /** In a page, well-known paths of remotes that it does not carry. A hint; the entry itself is authoritative. */
  routes?: Record<string, string[]>;
}

/** `/releases/<deployment>/routes.json` */
export interface SiteRoutes {
  /** The paths of each remote, by name. A hint, as in a page. */
  routes: Record<string, string[]>;
  /** Paths that another deployment serves. */
  elsewhere: string[];
}

/** The newest delegation of a remote. */
export const newestDeed = (deeds: readonly SignedDeed[], remote: string): SignedDeed | undefined =>
  deeds
    .filter(({ deed }) => deed.remote === remote)
    .sort((one, other) => one.deed.version - other.deed.version)
    .at(-1);

/** All files in an entry. */
const filesOf = ({ entry, painting, preload, locales }: RegistryEntry): RegistryFile[] => [
  entry,
  ...(painting ? [painting] : []),
  ...Object.values(preload).flat(),
  ...Object.values(locales),
];

/** Whether an order claims only the name and the paths that its remote owns. */
export const isWithinDeed = ({ remote, entry }: ReleaseOrder, deed: Deed): boolean =>
  deed.remote === remote &&
  (entry === null || (entry.name === remote && entry.routes.every((path) => deed.paths.includes(path))));

/** The keys that may have signed an order. */
export const keysFor = ({ keys }: Deed, { sequence }: Pick<ReleaseOrder, 'sequence'>): TeamKey[] =>
  keys.filter(({ until }) => until === undefined || sequence <= until);

/** The keys that may sign now. */
export const livingKeys = ({ keys }: Deed): TeamKey[] => keys.filter(({ until }) => until === undefined);

/** Whether its files are in its own folder; files that the shell loads anyway are allowed, too. */
export const hasOwnFiles = ({ remote, entry }: ReleaseOrder): boolean =>
  entry === null ||
  filesOf(entry).every(
    ({ url }) =>
      [remote, 'shell'].some((folder) => url.startsWith(`/assets/${folder}/`)) && !url.includes('..'),
  );

/** Whether an order applies to a deployment. */
export const isFor = ({ deployments }: ReleaseOrder, deployment: string): boolean =>
  deployments === null || deployments.includes(deployment);

/**
 * Paths that must not be delegated: those of the shell, and those by which two remotes would share an address. One
 * remote may own both `/licences/new` and `/licences/:id`.
 */
export function contestedPaths(deeds: readonly Pick<Deed, 'paths'>[]): string[] {
  const owned = deeds.flatMap((deed) => deed.paths.map((path) => ({ path, deed })));
  return owned.flatMap(({ path, deed }, at) => {
    const isShared = owned
      .slice(0, at)
      .some((before) => (before.deed === deed ? before.path === path : canCollide(before.path, path)));
    return isShellPage(path) || isShared ? [path] : [];
  });
}
