import type { PageRelease, SignedReleases, SiteRoutes } from '@vez/shared/releases';
import { pageConfig } from '../boot-data/page-data';

/** On a retry, the citizen waits for the answer. */
const MOST_MS = 2_000;

/** @returns undefined if the file is unavailable */
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
 * The releases that the site publishes for these remotes; undefined if unavailable.
 * @param tag the page's tag: accepts releases published at that time, which the browser may have cached
 */
export async function publishedNow(
  names: readonly string[],
  tag?: string,
): Promise<PageRelease[] | undefined> {
  const query = `?of=${[...names].sort().join(',')}${tag === undefined ? '' : `&at=${tag}`}`;
  const content = await read<SignedReleases>(`.json${query}`, tag === undefined ? 'no-cache' : 'default');
  return content?.releases;
}

/** The paths that each remote serves; undefined if unavailable. */
export async function routesNow(): Promise<SiteRoutes | undefined> {
  const { routes, elsewhere } = (await read<SiteRoutes>('/routes.json', 'no-cache')) ?? {};
  return routes && elsewhere && { routes, elsewhere };
}
