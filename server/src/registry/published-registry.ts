import type { RegistryEntry } from '@vez/shared/contracts';
import { currentOrders, type SignedReleases } from '@vez/shared/releases';
import type { FormerRegistry } from './former-registry';
import { pageRelease, shownEntry, type KnownReleases } from './page-release';

/** The registry of one deployment. */
export interface PublishedRegistry {
  registry: {
    deployment: string;
    /** Rises with each change. */
    version: number;
    /** ISO time of the newest release. */
    publishedAt: string;
    remotes: RegistryEntry[];
  };
  /** What its pages carry. */
  signed: SignedReleases | FormerRegistry;
}

/** @param remotes the names that the deployment loads; all where it names none */
export function registryOf(
  known: KnownReleases,
  { deployment, remotes, now }: { deployment: string; remotes: readonly string[] | undefined; now: Date },
): PublishedRegistry | undefined {
  const orders = currentOrders(known.log, deployment).filter(
    ({ order }) => remotes === undefined || remotes.includes(order.remote),
  );
  if (orders.length === 0) return undefined;
  const sequences = orders.map(({ order }) => order.sequence);
  const releases = orders.map((order) => pageRelease(known, order, { deployment, now }));
  return {
    registry: {
      deployment,
      version: sequences.reduce((sum, sequence) => sum + sequence, 0),
      publishedAt: new Date(Math.max(...sequences)).toISOString(),
      remotes: releases.flatMap((release) => shownEntry(release) ?? []),
    },
    signed: { deployment, releases },
  };
}
