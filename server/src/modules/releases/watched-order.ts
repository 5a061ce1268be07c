import { orderKey, ordersOf, pathToStandIn, type LoggedOrder, type ReleaseOrder } from '@vez/shared/releases';
import { YOUNG_MS, type KnownReleases } from '../../registry/page-release';

/** What a page reports of a release. */
export interface Report {
  remote: string;
  /** SRI hash of the entry of the build. */
  build: string;
  kind: 'shown' | 'load' | 'contract' | 'slow' | 'empty' | 'throw';
  /** Set for a failure in a visit that first reported the release as shown. */
  wasShown?: boolean | undefined;
  ip: string;
}

/** The newest order that introduced a build. */
export const orderOf = (
  log: readonly LoggedOrder[],
  { remote, build }: Pick<Report, 'remote' | 'build'>,
): ReleaseOrder | undefined =>
  ordersOf(log, remote)
    .filter(({ order }) => order.entry?.entry.integrity === build)
    .at(-1)?.order;

/** Whether reports of a release count: it is young, or held back, and not stopped. */
export function isHeard({ stopped, held }: KnownReleases, order: ReleaseOrder, now: Date): boolean {
  const isYoung = now.getTime() - order.sequence < YOUNG_MS;
  return !stopped.has(orderKey(order)) && (isYoung || held.has(orderKey(order)));
}

/** Whether a release can be held back or stopped: another can stand in for it in some deployment. */
export function hasStandIn(known: KnownReleases, order: ReleaseOrder): boolean {
  const { log } = known;
  const named = ordersOf(log, order.remote).flatMap((one) => one.order.deployments ?? []);
  return (order.deployments ?? ['', ...new Set(named)]).some(
    (deployment) => pathToStandIn(log, { order }, deployment, known).length > 0,
  );
}

/** The orders that introduced builds to which the team has since gone back: it calls them good. */
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
