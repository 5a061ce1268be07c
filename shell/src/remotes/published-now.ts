import type { PageRelease, SignedReleases, SiteRoutes } from '@vez/shared/releases';
import { pageConfig } from '../boot-data/page-data';

/** Somebody waits for the answer at a retry. */
const MOST_MS = 2_000;

/** @returns undefined for what cannot be had */
async function read<Content>(path: string, cache: RequestCache): Promise<Partial<Content> | undefined> {
  const giveUp = new AbortController();
  const clock = setTimeout(() => giveUp.abort(), MOST_MS);
  try {
    const answer = await fetch(`/releases/${pageConfig.deployment}${path}`, {
      cache,
      signal: giveUp.signal,
    });
    const content = (await answer.json()) as Partial<Content> | null;
    return answer.ok ? (content ?? undefined) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(clock);
  }
}

/**
 * What the site says of these remotes; undefined where that cannot be had.
 * @param tag of the page: what was published then is good enough, and the browser may have it
 */
export async function publishedNow(
  names: readonly string[],
  tag?: string,
): Promise<PageRelease[] | undefined> {
  const query = `?of=${[...names].sort().join(',')}${tag === undefined ? '' : `&at=${tag}`}`;
  const content = await read<SignedReleases>(`.json${query}`, tag === undefined ? 'no-cache' : 'default');
  return content?.releases;
}

/** Which remote serves which path; undefined where that cannot be had. */
export async function routesNow(): Promise<SiteRoutes | undefined> {
  const { routes, elsewhere } = (await read<SiteRoutes>('/routes.json', 'no-cache')) ?? {};
  return routes && elsewhere && { routes, elsewhere };
}
