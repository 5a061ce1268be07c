import type { PageRelease } from '@vez/shared/releases';
import { newestRelease } from './newest-release';

/**
 * The newest trusted release of each remote, of what is published and what this browser has seen: the operator signs who
 * owns a remote, and its team signs the release. One that is not signed, or older than the one that was seen, is
 * refused alone; the one that was seen takes its place.
 * @param published undefined where the page has none that can be read
 */
export async function newestReleases(
  deployment: string,
  published: PageRelease[] | undefined,
  seen: PageRelease[],
): Promise<PageRelease[]> {
  const chosen = await Promise.all(
    (published ?? seen).map((release) =>
      newestRelease(deployment, [
        release,
        ...seen.filter(({ order }) => order.remote === release.order.remote),
      ]),
    ),
  );
  return chosen.flatMap((release) => release ?? []);
}
