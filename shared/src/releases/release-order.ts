import type { RegistryEntry, RegistryFile } from '../contracts/client';
import { canCollide, isShellPage } from '../domain';

export type ReleaseAct = 'publish' | 'back' | 'withdraw' | 'promote';

/** What a team signs. The page carries the current order of each remote, so it holds only what a browser needs. */
export interface ReleaseOrder {
  remote: string;
  /** Milliseconds since 1970, and always more than that of the order before: a browser takes no older one. */
  sequence: number;
  /** The sequence of the order before; null for the first. Of two orders after the same one the second is refused. */
  after: number | null;
  act: ReleaseAct;
  /** The release that is current from now on, counted from 1; null takes the remote out. */
  version: number | null;
  /** The release that a `withdraw` withdraws. */
  withdrawn?: number;
  /** The deployments that the order is for; null for all. */
  deployments: string[] | null;
  /** SHA-256 of the JSON of its details, as in SRI. */
  details: string;
  entry: RegistryEntry | null;
  /** A person decides whether this release goes: reports of pages neither hold it back nor stop it. */
  mustStay?: true;
}

/** ECDSA P-256 with SHA-256 over the JSON of what is signed, base64 of r and s. */
type Signature = string;

export interface SignedOrder {
  order: ReleaseOrder;
  signature: Signature;
}

/** What is kept with an order, and no page carries. */
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

/** That a team owns a remote and its paths; signed by the operator alone. */
export interface Deed {
  remote: string;
  /** Rises with each change: an older one is refused. */
  version: number;
  team: string;
  paths: string[];
  /** The team's keys; two while one is replaced. */
  keys: PublicKey[];
}

export interface SignedDeed {
  deed: Deed;
  signature: Signature;
}

/** What a page carries of one remote. */
export interface PageRelease extends SignedOrder {
  deed: SignedDeed;
  /** The release that a page takes where this one fails, while this one is young or stopped. */
  before?: SignedOrder;
  /** The orders between this one and `before`, the newest first; absent where there are none. */
  between?: SignedOrder[];
  /** Set where the server has stopped this release because it fails (decision record 0058). */
  isStopped?: true;
  /** The percent of visits that have this release; the others have the one before. All have it without this. */
  share?: number;
  /** A page reports with this how the release does, while it is young. */
  report?: string;
}

/** What a site says of the remotes of a deployment: all of them, or those that were asked for. */
export interface SignedReleases {
  deployment: string;
  releases: PageRelease[];
  /** In a page: names all releases of the deployment by their content. */
  tag?: string;
  /** In a page: well-known paths of remotes that it does not carry. A hint; the entry itself says what it serves. */
  routes?: Record<string, string[]>;
}

/** `/releases/<deployment>/routes.json` */
export interface SiteRoutes {
  /** The paths of each remote, by its name. A hint, as in a page. */
  routes: Record<string, string[]>;
  /** Paths that another deployment answers. */
  elsewhere: string[];
}

/** The newest deed of a remote. */
export const newestDeed = (deeds: readonly SignedDeed[], remote: string): SignedDeed | undefined =>
  deeds
    .filter(({ deed }) => deed.remote === remote)
    .sort((one, other) => one.deed.version - other.deed.version)
    .at(-1);

/** The files that an entry names. */
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

/** Whether its files are in its own folder; what the shell brings along anyway may be named, too. */
export const hasOwnFiles = ({ remote, entry }: ReleaseOrder): boolean =>
  entry === null ||
  filesOf(entry).every(
    ({ url }) =>
      [remote, 'shell'].some((folder) => url.startsWith(`/assets/${folder}/`)) && !url.includes('..'),
  );

/** Whether an order counts for a deployment. */
export const isFor = ({ deployments }: ReleaseOrder, deployment: string): boolean =>
  deployments === null || deployments.includes(deployment);

/**
 * Paths that no deed may give away: those of the shell, and those of which two remotes would share an address. One remote
 * may own `/licences/new` beside `/licences/:id`.
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
