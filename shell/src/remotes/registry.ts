import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import type { PageRelease, SignedReleases } from '@vez/shared/releases';
import { pageConfig, pageData } from '../boot-data/page-data';
import { local } from '../storage';
import { newestReleases } from './newest-releases';

/** Deployments that share an origin keep one each. */
const seenKey = () => `vez.releases.${pageConfig.deployment}`;
const EMPTY: Registry = { deployment: 'none', publishedAt: '', remotes: [] };

function seenReleases(): SignedReleases | undefined {
  try {
    const seen = JSON.parse(local.get(seenKey()) ?? 'null') as SignedReleases | null;
    return Array.isArray(seen?.releases) ? seen : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers each release; of a remote that is not published now, the last one: it must not come back older. */
function remember(releases: PageRelease[], seen: SignedReleases | undefined): void {
  const names = new Set(releases.map(({ order }) => order.remote));
  const gone = (seen?.releases ?? []).filter(({ order }) => !names.has(order.remote));
  const { deployment } = pageConfig;
  local.set(seenKey(), JSON.stringify({ deployment, releases: [...releases, ...gone] }));
}

function registryOf(deployment: string, releases: PageRelease[]): Registry {
  const newest = Math.max(0, ...releases.map(({ order }) => order.sequence));
  return {
    deployment,
    publishedAt: new Date(newest).toISOString(),
    remotes: releases.flatMap(({ order }) => order.entry ?? []),
  };
}

/**
 * The registry of this deployment, out of what the page carries. A remote whose release is not trusted, or older than the
 * one that this browser has seen, is loaded as it was seen.
 */
export async function readRegistry(): Promise<Registry> {
  const published = pageData<SignedReleases>('vez-registry');
  const seen = seenReleases();
  const usable = Array.isArray(published?.releases) ? published : undefined;
  const { deployment } = pageConfig;
  const releases = await newestReleases(deployment, usable, seen);
  if (releases.length === 0) return EMPTY;
  remember(releases, seen);
  return registryOf(deployment, releases);
}

/** Which remote serves a path, by the routes that it declares. */
export const remoteFor = (registry: Registry, pathname: string): RegistryEntry | undefined =>
  registry.remotes.find(({ routes }) => routes.includes(pathname));
