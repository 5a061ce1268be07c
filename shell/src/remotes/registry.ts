import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import type { PageRelease, SignedReleases } from '@vez/shared/releases';
import { pageConfig, pageData } from '../boot-data/page-data';
import { local } from '../storage';
import { newestReleases } from './newest-releases';

/** Deployments that share an origin keep one each. */
const seenKey = () => `vez.releases.${pageConfig.deployment}`;

const isRelease = (kept: Partial<PageRelease> | null): kept is PageRelease =>
  typeof kept?.order?.sequence === 'number' && typeof kept.deed?.deed.version === 'number';

/** The newest release of each remote that this browser has seen; what is no release is left out. */
function seenReleases(): PageRelease[] {
  try {
    return (JSON.parse(local.get(seenKey()) ?? '[]') as (PageRelease | null)[]).filter(isRelease);
  } catch {
    return [];
  }
}

/**
 * The registry of this deployment, out of what the page carries. A remote whose release is not trusted, or older than the
 * one that this browser has seen, is loaded as it was seen.
 */
export async function readRegistry(): Promise<Registry> {
  const seen = seenReleases();
  const { deployment } = pageConfig;
  const published = pageData<Partial<SignedReleases> | null>('vez-registry')?.releases;
  const releases = await newestReleases(deployment, published, seen);
  // Of a remote that is not published now, too: it must not come back older.
  const names = releases.map(({ order }) => order.remote);
  const gone = seen.filter(({ order }) => !names.includes(order.remote));
  local.set(seenKey(), JSON.stringify([...releases, ...gone]));
  return { deployment, remotes: releases.flatMap(({ order }) => order.entry ?? []) };
}

/** Which remote serves a path, by the routes that it declares. */
export const remoteFor = (registry: Registry, pathname: string): RegistryEntry | undefined =>
  registry.remotes.find(({ routes }) => routes.includes(pathname));
