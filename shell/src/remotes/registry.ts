import type { RegistryEntry } from '@vez/shared/contracts/client';
import { routeAt, type PageRelease, type SignedReleases } from '@vez/shared/releases';
import { pageConfig, pageData } from '../boot-data/page-data';
import { local } from '../storage';
import { createStore } from '../store';
import { newestReleases } from './newest-releases';
import type { PageRegistry, RemoteRelease } from './page-registry';
import { isInShare } from './visit-share';

/** Deployments that share an origin have separate keys. */
const seenKey = () => `vez.releases.${pageConfig.deployment}`;

const isRelease = (kept: Partial<PageRelease> | null): kept is PageRelease =>
  typeof kept?.order?.sequence === 'number' && typeof kept.deed?.deed.version === 'number';

/** The newest release of each remote that this browser has seen; invalid entries are dropped. */
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
  share,
  report,
}: PageRelease): RemoteRelease | undefined {
  if (entry === null) return undefined;
  const former = before?.order.entry ?? undefined;
  const reported = report === undefined ? {} : { report };
  if (former === undefined) return { sequence, entry, ...reported };
  const isTrial = share !== undefined;
  if (isStopped || (isTrial && !isInShare(share, sequence)))
    return { sequence, entry: former, ...(before?.report === undefined ? {} : { report: before.report }) };
  return { sequence, entry, before: former, ...reported, ...(isTrial && { isTrial }) };
}

/**
 * The releases that can be trusted. If a release is untrusted, or older than the one that this browser has seen, the
 * one seen is used.
 * @param published undefined if the site's answer cannot be read
 */
export async function trustedReleases(published: PageRelease[] | undefined): Promise<RemoteRelease[]> {
  const trusted = await newestReleases(pageConfig.deployment, published, seenReleases());
  // Also keep remotes that are not published now: they must not return with an older release.
  const names = trusted.map(({ order }) => order.remote);
  const others = seenReleases().filter(({ order }) => !names.includes(order.remote));
  local.set(seenKey(), JSON.stringify([...trusted, ...others]));
  return trusted.flatMap((release) => releaseOf(release) ?? []);
}

/** Reads the registry of this deployment from the page. */
export async function readRegistry(): Promise<PageRegistry> {
  const carried = pageData<Partial<SignedReleases> | null>('vez-registry');
  const published = carried?.releases;
  const releases = await trustedReleases(published);
  const shown = new Set(releases.map(({ entry }) => entry.name));
  const refused = (published ?? []).filter(({ order }) => order.entry && !shown.has(order.remote));
  return {
    deployment: pageConfig.deployment,
    remotes: releases.map(({ entry }) => entry),
    releases: Object.fromEntries(releases.map((release) => [release.entry.name, release])),
    routes: createStore({
      ...carried?.routes,
      ...Object.fromEntries(refused.map(({ order }) => [order.remote, order.entry!.routes])),
    }),
    // A page of an earlier server carries all remotes.
    knows: published === undefined ? 'nothing' : carried?.routes ? 'own' : 'all',
    tag: carried?.tag,
  };
}

/** The remote whose declared routes serve a path. */
export const remoteFor = (
  registry: Pick<PageRegistry, 'remotes'>,
  pathname: string,
): RegistryEntry | undefined => registry.remotes.find(({ routes }) => routeAt(routes, pathname));

/** The name of the remote that serves a path, if known. Routes of a fetched release override those of the site. */
export function remoteAt(
  registry: Pick<PageRegistry, 'remotes' | 'routes'>,
  pathname: string,
): string | undefined {
  const own = remoteFor(registry, pathname);
  if (own !== undefined) return own.name;
  const [name] = Object.entries(registry.routes.get()).find(([, paths]) => routeAt(paths, pathname)) ?? [];
  return registry.remotes.some((remote) => remote.name === name) ? undefined : name;
}
