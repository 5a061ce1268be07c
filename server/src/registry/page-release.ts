import { newestDeed, standInOf, type LoggedOrder, type PageRelease } from '@vez/shared/releases';
import { stopKey, type ReleaseUnion } from './release-union';
import type { ReportTokens } from './report-tokens';
import { rolloutAt, type RolloutStep } from './rollout';

/** How long a release ships with the one before beside it, in milliseconds: bad ones show early. */
export const YOUNG_MS = 86_400_000;

export type KnownReleases = Pick<ReleaseUnion, 'deeds' | 'log' | 'stopped' | 'held'>;

interface Asked {
  deployment: string;
  rollout?: readonly RolloutStep[] | undefined;
  tokens: ReportTokens;
  now: Date;
}

/** What a page carries of one remote, by its current order. */
export function pageRelease(
  { deeds, log, stopped, held }: KnownReleases,
  current: LoggedOrder,
  { deployment, rollout = [], tokens, now }: Asked,
): PageRelease {
  const { order, signature } = current;
  const isStopped = stopped.has(stopKey(order)) && !order.mustStay;
  const heldTo = order.mustStay ? undefined : held.get(stopKey(order));
  const isYoung = now.getTime() - order.sequence < YOUNG_MS;
  const step = rolloutAt(rollout, order.sequence, now.getTime());
  const isReported = (isYoung || heldTo !== undefined) && !isStopped;
  const release = {
    ...{ deed: newestDeed(deeds, order.remote)!, order, signature },
    ...(isReported ? { report: tokens.tokenOf(order) } : {}),
  };
  const before = isStopped || isReported || step ? standInOf(log, current, deployment) : undefined;
  if (before === undefined || stopped.has(stopKey(before.order))) return release;
  return {
    ...release,
    before: { order: before.order, signature: before.signature },
    ...(isStopped ? { isStopped } : {}),
    ...(!isStopped && (step || heldTo !== undefined)
      ? { share: Math.min(step?.percent ?? 100, heldTo ?? 100) }
      : {}),
  };
}

/** What most pages load: that of the order before where the release is stopped, or not all have it yet. */
export const shownEntry = ({ order, before, isStopped, share }: PageRelease) =>
  isStopped || share !== undefined ? before?.order.entry : order.entry;
