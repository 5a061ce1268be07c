import { newestDeed, standInOf, type LoggedOrder, type PageRelease } from '@vez/shared/releases';
import { stopKey, type ReleaseUnion } from './release-union';

/** How long a release ships with the one before beside it, in milliseconds: bad ones show early. */
export const YOUNG_MS = 86_400_000;

export type KnownReleases = Pick<ReleaseUnion, 'deeds' | 'log' | 'stopped'>;

/** What a page carries of one remote, by its current order. */
export function pageRelease(
  { deeds, log, stopped }: KnownReleases,
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

/** What pages load: that of the order before where the release is stopped. */
export const shownEntry = ({ order, before, isStopped }: PageRelease) =>
  isStopped ? before?.order.entry : order.entry;
