import {
  currentOrders,
  pathToStandIn,
  usableReleases,
  type LoggedOrder,
  type ReleaseRecord,
} from '@vez/shared/releases';

/** Of each remote: pages that are open still ask for the files of those before the newest. */
const KEPT_RELEASES = 3;

/** Stands for each deployment that no order names. */
const ANY_DEPLOYMENT = '';

/** What each deployment has. */
export function ordersInService(orders: readonly LoggedOrder[]) {
  const named = orders.flatMap(({ order }) => order.deployments ?? []);
  const deployments = [...new Set([ANY_DEPLOYMENT, ...named])];
  return deployments.flatMap((deployment) =>
    currentOrders(orders, deployment).map((current) => ({ current, deployment })),
  );
}

/**
 * The orders whose files are brought along: the newest releases of each remote, what each deployment has, however old,
 * and what may stand in for that.
 */
export function shownOrders(orders: readonly LoggedOrder[], record: ReleaseRecord): Set<LoggedOrder> {
  const remotes = [...new Set(orders.map(({ order }) => order.remote))];
  const inService = ordersInService(orders).flatMap(({ current, deployment }) => [
    current,
    ...pathToStandIn(orders, current, deployment, record).slice(-1),
  ]);
  return new Set([
    ...remotes.flatMap((remote) => usableReleases(orders, remote).slice(-KEPT_RELEASES)),
    ...inService,
  ]);
}
