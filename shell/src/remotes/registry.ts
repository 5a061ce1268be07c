import type { RegistryEntry } from '@vez/shared/contracts/client';
import { routeAt, type PageRelease, type SignedReleases } from '@vez/shared/releases';
import { pageConfig, pageData } from '../boot-data/page-data';
import { local } from '../storage';
import { createStore } from '../store';
import { newestReleases } from './newest-releases';
import type { PageRegistry, RemoteRelease } from './page-registry';
import { isInShare } from './visit-share';

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
  share,
  report,
}: PageRelease): RemoteRelease | undefined {
  if (entry === null) return undefined;
  const former = before?.order.entry ?? undefined;
  const reported = report === undefined ? {} : { report };
  if (former === undefined) return { sequence, entry, ...reported };
  const isTrial = share !== undefined;
  if (isStopped || (isTrial && !isInShare(share, sequence))) return { sequence, entry: former };
  return { sequence, entry, before: former, ...reported, ...(isTrial && { isTrial }) };
}

/**
 * What of this can be trusted. A remote whose release is not, or is older than the one that this browser has seen, is
 * loaded as it was seen.
 * @param published undefined where what the site says cannot be read
 */
export async function trustedReleases(published: PageRelease[] | undefined): Promise<RemoteRelease[]> {
  const trusted = await newestReleases(pageConfig.deployment, published, seenReleases());
  // Of a remote that is not published now, too: it must not come back older.
  const names = trusted.map(({ order }) => order.remote);
  const others = seenReleases().filter(({ order }) => !names.includes(order.remote));
  local.set(seenKey(), JSON.stringify([...trusted, ...others]));
  return trusted.flatMap((release) => releaseOf(release) ?? []);
}

/** The registry of this deployment, out of what the page carries. */
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
    // A page of before carries all remotes.
    knows: published === undefined ? 'nothing' : carried?.routes ? 'own' : 'all',
    tag: carried?.tag,
  };
}

/** Which remote serves a path, by the routes that it declares. */
export const remoteFor = (
  registry: Pick<PageRegistry, 'remotes'>,
  pathname: string,
): RegistryEntry | undefined => registry.remotes.find(({ routes }) => routeAt(routes, pathname));

/** The name of the remote that serves a path, as far as the page knows; once its release is here, that alone says it. */
export function remoteAt(
  registry: Pick<PageRegistry, 'remotes' | 'routes'>,
  pathname: string,
): string | undefined {
  const own = remoteFor(registry, pathname);
  if (own !== undefined) return own.name;
  const [name] = Object.entries(registry.routes.get()).find(([, paths]) => routeAt(paths, pathname)) ?? [];
  return registry.remotes.some((remote) => remote.name === name) ? undefined : name;
}
