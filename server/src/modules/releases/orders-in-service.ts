import {
  currentOrders,
  pathToStandIn,
  usableReleases,
  type LoggedOrder,
  type ReleaseRecord,
} from '@vez/shared/releases';

/** For each remote: open pages still request files of the releases before the newest. */
const KEPT_RELEASES = 3;

/** Stands for every deployment that no order names. */
const ANY_DEPLOYMENT = '';

/** The current orders of each deployment. */
export function ordersInService(orders: readonly LoggedOrder[]) {
  const named = orders.flatMap(({ order }) => order.deployments ?? []);
  const deployments = [...new Set([ANY_DEPLOYMENT, ...named])];
  return deployments.flatMap((deployment) =>
    currentOrders(orders, deployment).map((current) => ({ current, deployment })),
  );
}

/**
 * The orders whose files are loaded: the newest releases of each remote, those in service in each deployment, however
 * old, and their possible stand-ins.
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
