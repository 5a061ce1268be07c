import type { RegistryEntry } from '@vez/shared/contracts';
import {
  currentOrders,
  newestDeed,
  standInOf,
  type LoggedOrder,
  type PageRelease,
  type SignedReleases,
} from '@vez/shared/releases';
import type { FormerRegistry } from './former-registry';
import { stopKey, type ReleaseUnion } from './release-union';

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

/** How long a release ships with the one before beside it, in milliseconds: bad ones show early. */
export const YOUNG_MS = 86_400_000;

type Known = Pick<ReleaseUnion, 'deeds' | 'log' | 'stopped'>;

/** What a page carries of one remote, by its current order. */
function pageRelease(
  { deeds, log, stopped }: Known,
  current: LoggedOrder,
  { deployment, now }: { deployment: string; now: Date },
): PageRelease {
  const { order, signature } = current;
  const release = { deed: newestDeed(deeds, order.remote)!, order, signature };
  const isStopped = stopped.has(stopKey(order));
  const isYoung = now.getTime() - order.sequence < YOUNG_MS;
  const before = isStopped || isYoung ? standInOf(log, current, deployment) : undefined;
  if (before === undefined || stopped.has(stopKey(before.order))) return release;
  return {
    ...release,
    before: { order: before.order, signature: before.signature },
    ...(isStopped ? { isStopped } : {}),
  };
}

/** @param remotes the names that the deployment loads; all where it names none */
export function registryOf(
  known: Known,
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
      remotes: releases.flatMap(
        ({ order, before, isStopped }) => (isStopped ? before?.order.entry : order.entry) ?? [],
      ),
    },
    signed: { deployment, releases },
  };
}
