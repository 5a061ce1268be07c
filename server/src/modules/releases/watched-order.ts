import { canStandIn, type LoggedOrder, type ReleaseOrder } from '@vez/shared/releases';
import { YOUNG_MS } from '../../registry/page-release';

/** What a page tells of a release. */
export interface Told {
  remote: string;
  /** SRI hash of the entry of the build. */
  build: string;
  kind: 'shown' | 'load' | 'contract' | 'slow' | 'empty' | 'throw';
  ip: string;
}

/** The young order that brought a build, and that another release can stand in for. */
export function watchedOrder(
  log: readonly LoggedOrder[],
  { remote, build }: Told,
  now: Date,
): ReleaseOrder | undefined {
  const own = log.filter(({ order }) => order.remote === remote).map(({ order }) => order);
  const order = own
    .filter(({ entry }) => entry?.entry.integrity === build)
    .sort((one, other) => other.sequence - one.sequence)[0];
  if (order === undefined || now.getTime() - order.sequence >= YOUNG_MS) return undefined;
  const hasStandIn = own.some((before) =>
    (order.deployments ?? before.deployments ?? ['']).some((deployment) =>
      canStandIn(before, order, deployment),
    ),
  );
  return hasStandIn ? order : undefined;
}

/** The orders that brought builds of a remote which its team has gone back to since: it calls them good. */
export function calledGood(log: readonly LoggedOrder[], remote: string): number[] {
  const own = log.filter(({ order }) => order.remote === remote).map(({ order }) => order);
  const chosen = own.filter(({ act }) => act === 'back');
  return own
    .filter(({ sequence, entry }) =>
      chosen.some(
        (again) =>
          again.sequence > sequence && again.entry?.entry.integrity === (entry?.entry.integrity ?? ''),
      ),
    )
    .map(({ sequence }) => sequence);
}
