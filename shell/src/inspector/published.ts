import type { PageRelease } from '@vez/shared/releases';
import { publishedNow } from '../remotes/published-now';

/** What the site publishes of a remote now. */
export interface Published {
  /** Undefined for an order that brings none, such as one of a remote that was withdrawn. */
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

/** By the name of the remote; empty where the site does not answer. */
export async function readPublished(names: readonly string[]): Promise<Record<string, Published>> {
  const releases = (await publishedNow(names)) ?? [];
  return Object.fromEntries(releases.map((release) => [release.order.remote, publishedOf(release)]));
}
