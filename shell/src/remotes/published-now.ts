import type { PageRelease } from '@vez/shared/releases';
import { pageConfig } from '../boot-data/page-data';

/** Somebody waits for the answer at a retry. */
const MOST_MS = 2_000;

/** What the site says of its remotes; undefined where that cannot be had. */
export async function publishedNow(): Promise<PageRelease[] | undefined> {
  const giveUp = new AbortController();
  const clock = setTimeout(() => giveUp.abort(), MOST_MS);
  try {
    const answer = await fetch(`/releases/${pageConfig.deployment}.json`, {
      cache: 'no-cache',
      signal: giveUp.signal,
    });
    const content = (await answer.json()) as { releases?: PageRelease[] } | null;
    return answer.ok ? content?.releases : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(clock);
  }
}
