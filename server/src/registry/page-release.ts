import {
  newestDeed,
  orderKey,
  pathToStandIn,
  type LoggedOrder,
  type PageRelease,
} from '@vez/shared/releases';
import type { ReleaseUnion } from './release-union';
import type { ReportTokens } from './report-tokens';
import { rolloutAt, type RolloutStep } from './rollout';

/** How long a release ships together with the previous one, in milliseconds: bad ones show early. */
export const YOUNG_MS = 86_400_000;

export type KnownReleases = Pick<ReleaseUnion, 'deeds' | 'log' | 'stopped' | 'proved' | 'held' | 'beyond'>;

interface Asked {
  deployment: string;
  rollout?: readonly RolloutStep[] | undefined;
  tokens: ReportTokens;
  now: Date;
}

/** What a page carries about one remote, by its current order. */
export function pageRelease(
  known: KnownReleases,
  current: LoggedOrder,
  { deployment, rollout = [], tokens, now }: Asked,
): PageRelease {
  const { deeds, log, held } = known;
  const { order, signature } = current;
  const stopped = { has: (key: string) => known.stopped.has(key) || known.beyond.has(key) };
  const isStopped = stopped.has(orderKey(order)) && !order.mustStay;
  const heldTo = order.mustStay ? undefined : held.get(orderKey(order));
  const isYoung = now.getTime() - order.sequence < YOUNG_MS;
  const step = rolloutAt(rollout, order.sequence, now.getTime());
  const isReported = (isYoung || heldTo !== undefined) && !isStopped;
  const release = {
    ...{ deed: newestDeed(deeds, order.remote)!, order, signature },
    ...(isReported ? { report: tokens.tokenOf(order) } : {}),
  };
  const path =
    isStopped || isReported || step ? pathToStandIn(log, current, deployment, { ...known, stopped }) : [];
  const between = path.map((one) => ({ order: one.order, signature: one.signature }));
  const before = between.pop();
  if (before === undefined) return release;
  return {
    ...release,
    before: isReported ? { ...before, report: tokens.tokenOf(before.order) } : before,
    ...(between.length > 0 ? { between } : {}),
    ...(isStopped ? { isStopped } : {}),
    ...(!isStopped && (step || heldTo !== undefined)
      ? { share: Math.min(step?.percent ?? 100, heldTo ?? 100) }
      : {}),
  };
}

/** What most pages load: the previous order's entry if the release is stopped, or not rolled out to all yet. */
export const shownEntry = ({ order, before, isStopped, share }: PageRelease) =>
  isStopped || share !== undefined ? before?.order.entry : order.entry;
