import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import type { Store } from '../store';

/** What a page may load of one remote. */
export interface RemoteRelease {
  /** The number of its newest order. */
  sequence: number;
  entry: RegistryEntry;
  /** The previous release, used if this one fails. */
  before?: RegistryEntry;
  /** The token for reports about this release; without it, nothing is reported. */
  report?: string;
  /** Set while other visits get the previous release, which also painted the page. */
  isTrial?: boolean;
  /** Set for a release from a developer's machine, which replaces the previous one despite drafts. */
  isDeveloped?: boolean;
}

/** What a page knows about its deployment's remotes: its own at first, others when needed. */
export interface PageRegistry extends Registry {
  /** By remote name. */
  releases: Record<string, RemoteRelease>;
  /** Unsigned paths, from the site, of remotes whose release has not been fetched yet; by remote name. */
  routes: Store<Readonly<Record<string, readonly string[]>>>;
  /** Remotes whose release was fetched ahead and that were not visited yet; a newer one may exist by then. */
  ahead?: Set<string>;
  /** `own`: the well-known paths and that of the page; `all`: every path of the deployment. */
  knows: 'nothing' | 'own' | 'all';
  /** Identifies all releases of the deployment at the time of the page. */
  tag?: string | undefined;
}
