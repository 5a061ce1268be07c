import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import type { Store } from '../store';

/** What a page may load of one remote. */
export interface RemoteRelease {
  /** Of its newest order. */
  sequence: number;
  entry: RegistryEntry;
  /** The release before, to be taken where this one fails. */
  before?: RegistryEntry;
  /** What the server takes reports about this release with; without it there is nothing to report. */
  report?: string;
  /** Set while other visits have the one before: what the server has painted is of that one. */
  isTrial?: boolean;
  /** Of a developer's machine: nothing that was typed keeps the one before. */
  isDeveloped?: boolean;
}

/** What a page knows of the remotes of its deployment: its own at first, others when they are needed. */
export interface PageRegistry extends Registry {
  /** By the name of the remote. */
  releases: Record<string, RemoteRelease>;
  /** Paths of remotes whose release is not here yet, by name: what the site says, and nobody has signed. */
  routes: Store<Readonly<Record<string, readonly string[]>>>;
  /** Remotes whose release came at rest and that nobody has gone to: by then there may be a newer one. */
  ahead?: Set<string>;
  /** `own`: the well-known paths and that of the page; `all`: every path of the deployment. */
  knows: 'nothing' | 'own' | 'all';
  /** Names all releases of the deployment as the page came. */
  tag?: string | undefined;
}
