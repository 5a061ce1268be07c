import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import type { PageRelease, SignedReleases } from '@vez/shared/releases';
import { pageConfig, pageData } from '../boot-data/page-data';
import { local } from '../storage';
import { newestReleases } from './newest-releases';
import type { PageRegistry, RemoteRelease } from './page-registry';

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

function releaseOf({
  order: { sequence, entry },
  before,
  isStopped,
}: PageRelease): RemoteRelease | undefined {
  if (entry === null) return undefined;
  const former = before?.order.entry ?? undefined;
  if (former === undefined) return { sequence, entry };
  return isStopped ? { sequence, entry: former } : { sequence, entry, before: former };
}

/** @param published what the site says of its remotes; undefined where that cannot be read */
export async function trustedRegistry(published: PageRelease[] | undefined): Promise<PageRegistry> {
  const seen = seenReleases();
  const { deployment } = pageConfig;
  const trusted = await newestReleases(deployment, published, seen);
  // Of a remote that is not published now, too: it must not come back older.
  const names = trusted.map(({ order }) => order.remote);
  const gone = seen.filter(({ order }) => !names.includes(order.remote));
  local.set(seenKey(), JSON.stringify([...trusted, ...gone]));
  const releases = trusted.flatMap((release) => releaseOf(release) ?? []);
  return {
    deployment,
    remotes: releases.map(({ entry }) => entry),
    releases: Object.fromEntries(releases.map((release) => [release.entry.name, release])),
    refused: (published ?? [])
      .filter(({ order }) => !names.includes(order.remote))
      .flatMap(({ order }) => order.entry?.routes ?? []),
  };
}

/**
 * The registry of this deployment, out of what the page carries. A remote whose release is not trusted, or older than the
 * one that this browser has seen, is loaded as it was seen.
 */
export const readRegistry = (): Promise<PageRegistry> =>
  trustedRegistry(pageData<Partial<SignedReleases> | null>('vez-registry')?.releases);

/** Which remote serves a path, by the routes that it declares. */
export const remoteFor = (registry: Registry, pathname: string): RegistryEntry | undefined =>
  registry.remotes.find(({ routes }) => routes.includes(pathname));
