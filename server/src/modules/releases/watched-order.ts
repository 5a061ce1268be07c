import { canStandIn, ordersOf, type LoggedOrder, type ReleaseOrder } from '@vez/shared/releases';
import { YOUNG_MS, type KnownReleases } from '../../registry/page-release';
import { stopKey } from '../../registry/release-union';

/** What a page reports of a release. */
export interface Report {
  remote: string;
  /** SRI hash of the entry of the build. */
  build: string;
  kind: 'shown' | 'load' | 'contract' | 'slow' | 'empty' | 'throw';
  /** Set for a failure in a visit that has reported that it was shown. */
  wasShown?: boolean | undefined;
  ip: string;
}

/** The newest order that brought a build. */
export const orderOf = (
  log: readonly LoggedOrder[],
  { remote, build }: Pick<Report, 'remote' | 'build'>,
): ReleaseOrder | undefined =>
  ordersOf(log, remote)
    .filter(({ order }) => order.entry?.entry.integrity === build)
    .at(-1)?.order;

/** Whether reports can still hold back or stop a release: another can stand in for it, and it is young, or held back. */
export function isWatched({ log, stopped, held }: KnownReleases, order: ReleaseOrder, now: Date): boolean {
  const key = stopKey(order);
  if (stopped.has(key) || (now.getTime() - order.sequence >= YOUNG_MS && !held.has(key))) return false;
  return ordersOf(log, order.remote).some(({ order: before }) =>
    (order.deployments ?? before.deployments ?? ['']).some((deployment) =>
      canStandIn(before, order, deployment),
    ),
  );
}

/** The orders that brought builds of a remote which its team has gone back to since: it calls them good. */
export function calledGood(log: readonly LoggedOrder[], remote: string): number[] {
  const own = ordersOf(log, remote).map(({ order }) => order);
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
