// Which release pages show in place of one that fails (decision record 0035).
import { ordersOf, usableReleases, type Order } from './release-log';
import { isFor, type ReleaseOrder } from './release-order';

/** How many orders back a stand-in may be. A page carries all of them. */
const FARTHEST_STAND_IN = 8;

/**
 * Whether a browser may show the last order of `path` in place of `order`. Each order of the path is the one that its
 * successor was signed after, and none of them withdraws the stand-in: a page that was changed on its way cannot name any
 * old release. A `back` or a `withdraw` has no stand-in, since it is a choice already.
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

/** Names an order in a set. */
export const orderKey = ({ remote, sequence }: Pick<ReleaseOrder, 'remote' | 'sequence'>) =>
  `${remote} ${sequence}`;

/** Orders by `orderKey`. */
type OrderKeys = Pick<ReadonlySet<string>, 'has'>;

/** What visits have shown of releases, by the order that brought each. */
export interface ReleaseRecord {
  /** They fail. */
  stopped: OrderKeys;
  /** They may fail: only a share of visits gets them. */
  held: OrderKeys;
  /** Enough visits have shown them. */
  proved: OrderKeys;
}

type Version = ReleaseOrder['version'];

/** The releases of a remote that fail for all or for some, less those that their team has gone back to since. */
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

/** A release that a deployment had for this long, in milliseconds, counts as proved: few may visit it. */
const PROVED_AFTER_MS = 86_400_000;

/** The releases that are known to work: enough visits have shown them, they served for a day, or their team chose them. */
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
 * The way back from an order to the release that pages show in its place where it fails: the newest that is known to
 * work, else the newest that does not fail.
 * @returns the orders before it, the stand-in last; empty where there is none
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
