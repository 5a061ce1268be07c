import { newestDeed, standInOf, type LoggedOrder, type PageRelease } from '@vez/shared/releases';
import { stopKey, type ReleaseUnion } from './release-union';
import { rolloutAt, type RolloutStep } from './rollout';

/** How long a release ships with the one before beside it, in milliseconds: bad ones show early. */
export const YOUNG_MS = 86_400_000;

export type KnownReleases = Pick<ReleaseUnion, 'deeds' | 'log' | 'stopped'>;

/** What a page carries of one remote, by its current order. */
export function pageRelease(
  { deeds, log, stopped }: KnownReleases,
  current: LoggedOrder,
  {
    deployment,
    rollout = [],
    now,
  }: { deployment: string; rollout?: readonly RolloutStep[] | undefined; now: Date },
): PageRelease {
  const { order, signature } = current;
  const release = { deed: newestDeed(deeds, order.remote)!, order, signature };
  const isStopped = stopped.has(stopKey(order));
  const isYoung = now.getTime() - order.sequence < YOUNG_MS;
  const step = rolloutAt(rollout, order.sequence, now.getTime());
  const before = isStopped || isYoung || step ? standInOf(log, current, deployment) : undefined;
  if (before === undefined || stopped.has(stopKey(before.order))) return release;
  return {
    ...release,
    before: { order: before.order, signature: before.signature },
    ...(isStopped ? { isStopped } : {}),
    ...(!isStopped && step ? { share: step.percent } : {}),
  };
}

/** What most pages load: that of the order before where the release is stopped, or not all have it yet. */
export const shownEntry = ({ order, before, isStopped, share }: PageRelease) =>
  isStopped || share !== undefined ? before?.order.entry : order.entry;
