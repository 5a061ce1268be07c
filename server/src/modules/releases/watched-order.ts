import { orderKey, ordersOf, pathToStandIn, type LoggedOrder, type ReleaseOrder } from '@vez/shared/releases';
import { YOUNG_MS, type KnownReleases } from '../../registry/page-release';

/** What a page reports of a release. */
export interface Report {
  remote: string;
  /** The visit, by a few values each; absent from pages of an earlier shell. */
  cohort?: Readonly<Record<string, string>> | undefined;
  /** SRI hash of the entry of the build. */
  build: string;
  kind: 'shown' | 'load' | 'contract' | 'slow' | 'empty' | 'throw' | 'hang';
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

/** Whether a release is judged by its reports: it is young, or held back, and not stopped. */
export function isJudged({ stopped, held }: KnownReleases, order: ReleaseOrder, now: Date): boolean {
  const isYoung = now.getTime() - order.sequence < YOUNG_MS;
  return !stopped.has(orderKey(order)) && (isYoung || held.has(orderKey(order)));
}

/** Whether a release is shown beside a younger one, which is compared with it. */
export const isCompared = ({ log }: KnownReleases, order: ReleaseOrder, now: Date): boolean =>
  ordersOf(log, order.remote).some(
    (one) => one.order.sequence > order.sequence && now.getTime() - one.order.sequence < YOUNG_MS,
  );

/** The order of the release that was in service before this one. */
export const orderBefore = (log: readonly LoggedOrder[], order: ReleaseOrder): ReleaseOrder | undefined =>
  ordersOf(log, order.remote)
    .filter((one) => one.order.sequence < order.sequence && one.order.version !== order.version)
    .at(-1)?.order;

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
