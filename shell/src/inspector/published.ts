import type { PageRelease } from '@vez/shared/releases';
import { publishedNow } from '../remotes/published-now';

/** What the site currently publishes for a remote. */
export interface Published {
  /** Undefined for an order without a release, such as one that withdraws a remote. */
  version: number | undefined;
  /** The deployments that it was published for; undefined for all. */
  channel: readonly string[] | undefined;
  isStopped: boolean;
  build: string | undefined;
}

const publishedOf = ({ order, isStopped }: PageRelease): Published => ({
  version: order.version ?? undefined,
  channel: order.deployments ?? undefined,
  isStopped: isStopped === true,
  build: order.entry?.entry.url,
});

/** By remote name; empty if the site does not answer. */
export async function readPublished(names: readonly string[]): Promise<Record<string, Published>> {
  const releases = (await publishedNow(names)) ?? [];
  return Object.fromEntries(releases.map((release) => [release.order.remote, publishedOf(release)]));
}
