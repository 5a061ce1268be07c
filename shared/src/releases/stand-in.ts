// Selects the release that pages show instead of one that fails (decision record 0035).
import { ordersOf, usableReleases, type Order } from './release-log';
import { isFor, type ReleaseOrder } from './release-order';

/** The maximum number of orders back to a stand-in, all of which a page carries. */
const FARTHEST_STAND_IN = 8;

/**
 * Whether a browser may show the last order of `path` instead of `order`. Each order of the path must directly precede
 * its successor, and none may withdraw the stand-in, so that a page modified in transit cannot name an arbitrary old
 * release. A `back` or `withdraw` has no stand-in, because it is a deliberate choice.
 * @param path from the order before `order` back to the stand-in
 */
export function canStandIn(path: readonly ReleaseOrder[], order: ReleaseOrder, deployment: string): boolean {
  const standIn = path.at(-1);
  if (standIn === undefined || path.length > FARTHEST_STAND_IN) return false;
  const isLinked = path.every((one, at) => {
    const successor = path[at - 1] ?? order;
    const isNext = one.remote === successor.remote && one.sequence === successor.after;
    return isNext && successor.withdrawn !== standIn.version;
  });
  return (
    isLinked &&
    (order.act === 'publish' || order.act === 'promote') &&
    standIn.entry !== null &&
    standIn.version !== order.version &&
    isFor(standIn, deployment)
  );
}

/** The key of an order in a set. */
export const orderKey = ({ remote, sequence }: Pick<ReleaseOrder, 'remote' | 'sequence'>) =>
  `${remote} ${sequence}`;

/** Orders by `orderKey`. */
type OrderKeys = Pick<ReadonlySet<string>, 'has'>;

/** The evidence from visits about releases, by the order that published each. */
export interface ReleaseRecord {
  /** Releases that fail. */
  stopped: OrderKeys;
  /** Releases that may fail: only a share of visits gets them. */
  held: OrderKeys;
  /** Releases that enough visits have shown. */
  proved: OrderKeys;
}

type Version = ReleaseOrder['version'];

/** The releases of a remote that fail for all or some, except those to which their team has rolled back since. */
export function failedVersions(
  log: readonly Order[],
  remote: string,
  { stopped, held }: Pick<ReleaseRecord, 'stopped' | 'held'>,
): Set<Version> {
  const failed = new Set<Version>();
  for (const { order } of ordersOf(log, remote)) {
    if (stopped.has(orderKey(order)) || held.has(orderKey(order))) failed.add(order.version);
    else if (order.act === 'back') failed.delete(order.version);
  }
  return failed;
}

/** After this time, in ms, a deployment's release counts as proven even with few visits. */
const PROVED_AFTER_MS = 86_400_000;

/** The releases that are known to work: by enough visits, a day of service, or their team's choice. */
function provedVersions(
  orders: readonly Order[],
  deployment: string,
  { proved }: ReleaseRecord,
): Set<Version> {
  const served = orders.filter(({ order }) => isFor(order, deployment));
  const servedForADay = served.filter(({ order }, at) => {
    const end = served[at + 1]?.order.sequence ?? order.sequence;
    return end - order.sequence >= PROVED_AFTER_MS;
  });
  const good = orders.filter(({ order }) => order.act === 'back' || proved.has(orderKey(order)));
  return new Set([...good, ...servedForADay].map(({ order }) => order.version));
}

/**
 * The path back from an order to its stand-in, which pages show if its release fails: the newest release that is known
 * to work, else the newest that does not fail.
 * @returns the orders before it, the stand-in last; empty if there is none
 */
export function pathToStandIn<One extends Order>(
  log: readonly One[],
  { order }: Order,
  deployment: string,
  record: ReleaseRecord,
): One[] {
  const orders = ordersOf(log, order.remote);
  const usable = new Set(usableReleases(orders, order.remote).map((one) => one.order.version));
  const failed = failedVersions(orders, order.remote, record);
  const proved = provedVersions(orders, deployment, record);

  const older = orders.filter((one) => one.order.sequence < order.sequence);
  const before = older.slice(-FARTHEST_STAND_IN).reverse();
  const candidates = before.filter((one, steps) => {
    const path = before.slice(0, steps + 1).map((step) => step.order);
    const { version } = one.order;
    return canStandIn(path, order, deployment) && usable.has(version) && !failed.has(version);
  });
  const standIn = candidates.find((one) => proved.has(one.order.version)) ?? candidates[0];
  return standIn === undefined ? [] : before.slice(0, before.indexOf(standIn) + 1);
}
