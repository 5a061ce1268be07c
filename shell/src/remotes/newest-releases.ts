import type { PageRelease } from '@vez/shared/releases';
import { newestRelease } from './newest-release';

/**
 * The newest trusted release of each remote, either published or seen by this browser. The operator signs who owns a
 * remote, and its team signs the release. A release that is unsigned, or older than the one seen, is replaced by
 * the one seen, without affecting other remotes.
 * @param published undefined if the page has no readable releases
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
