import type { RegistryEntry } from '@vez/shared/contracts';
import { currentOrders, type SignedReleases } from '@vez/shared/releases';
import type { FormerRegistry } from './former-registry';
import { rolloutAt, type RolloutStep } from './rollout';
import type { ReportTokens } from './report-tokens';
import { pageRelease, shownEntry, YOUNG_MS, type KnownReleases } from './page-release';

/** The registry of one deployment. */
export interface PublishedRegistry {
  registry: {
    deployment: string;
    /** Increases with each change. */
    version: number;
    /** ISO time of the newest release. */
    publishedAt: string;
    remotes: RegistryEntry[];
  };
  /** What the pages carry. */
  signed: SignedReleases | FormerRegistry;
  /** When more visits get a new release, or one is no longer young, in milliseconds since 1970. */
  until?: number;
}

interface Asked {
  deployment: string;
  remotes: readonly string[] | undefined;
  rollout?: readonly RolloutStep[] | undefined;
  tokens: ReportTokens;
  now: Date;
}

/** @param remotes the names that the deployment loads; all if it names none */
export function registryOf(
  known: KnownReleases,
  { deployment, remotes, rollout, tokens, now }: Asked,
): PublishedRegistry | undefined {
  const orders = currentOrders(known.log, deployment).filter(
    ({ order }) => remotes === undefined || remotes.includes(order.remote),
  );
  if (orders.length === 0) return undefined;
  const sequences = orders.map(({ order }) => order.sequence);
  const releases = orders.map((order) => pageRelease(known, order, { deployment, rollout, tokens, now }));
  const ends = orders.flatMap(({ order }) => {
    const step = rolloutAt(rollout ?? [], order.sequence, now.getTime());
    return [step?.until ?? Infinity, order.sequence + YOUNG_MS];
  });
  return {
    registry: {
      deployment,
      version: sequences.reduce((sum, sequence) => sum + sequence, 0),
      publishedAt: new Date(Math.max(...sequences)).toISOString(),
      remotes: releases.flatMap((release) => shownEntry(release) ?? []),
    },
    signed: { deployment, releases },
    until: Math.min(Infinity, ...ends.filter((end) => end > now.getTime())),
  };
}
