import type { RegistryEntry } from '@vez/shared/contracts';
import { currentOrders, newestDeed, type SignedReleases } from '@vez/shared/releases';
import type { FormerRegistry } from './former-registry';
import type { ReleaseUnion } from './release-union';

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
  { deeds, log }: Pick<ReleaseUnion, 'deeds' | 'log'>,
  deployment: string,
  remotes: readonly string[] | undefined,
): PublishedRegistry | undefined {
  const orders = currentOrders(log, deployment).filter(
    ({ order }) => remotes === undefined || remotes.includes(order.remote),
  );
  if (orders.length === 0) return undefined;
  const sequences = orders.map(({ order }) => order.sequence);
  return {
    registry: {
      deployment,
      version: sequences.reduce((sum, sequence) => sum + sequence, 0),
      publishedAt: new Date(Math.max(...sequences)).toISOString(),
      remotes: orders.flatMap(({ order }) => order.entry ?? []),
    },
    signed: {
      deployment,
      releases: orders.map(({ order, signature }) => ({
        deed: newestDeed(deeds, order.remote)!,
        order,
        signature,
      })),
    },
  };
}
