import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';

/** What a page may load of one remote. */
export interface RemoteRelease {
  /** Of its newest order. */
  sequence: number;
  entry: RegistryEntry;
  /** The release before, to be taken where this one fails. */
  before?: RegistryEntry;
}

export interface PageRegistry extends Registry {
  /** By the name of the remote. */
  releases: Record<string, RemoteRelease>;
  /** Addresses of remotes whose release is not trusted: nothing of them is loaded, and they are not "not found". */
  refused: readonly string[];
}
