import type { RegistryEntry } from '../contracts/client';
import {
  hasOwnFiles,
  isFor,
  isWithinDeed,
  type Deed,
  type LoggedOrder,
  type ReleaseOrder,
} from './release-order';

/** Why an order is refused. */
export type ReleaseFault =
  /** Another order of this remote was published meanwhile. */
  | 'releaseStale'
  /** The order claims a remote, path or folder that its team does not own. */
  | 'releaseNotOwned'
  /** The release does not exist, or it was withdrawn. */
  | 'releaseUnknown'
  /** The order contradicts the log. */
  | 'releaseInvalid';

export type Order = Pick<LoggedOrder, 'order'>;

/** The orders of a remote, oldest first. */
export const ordersOf = <One extends Order>(log: readonly One[], remote: string): One[] =>
  log
    .filter(({ order }) => order.remote === remote)
    .sort((one, other) => one.order.sequence - other.order.sequence);

/** The order that determines a deployment's release of a remote. */
export const currentOrder = <One extends Order>(
  log: readonly One[],
  remote: string,
  deployment: string,
): One | undefined =>
  ordersOf(log, remote)
    .filter(({ order }) => isFor(order, deployment))
    .at(-1);

/** The registry of a deployment: the current order of each remote, by name. */
export function currentOrders<One extends Order>(log: readonly One[], deployment: string): One[] {
  const remotes = [...new Set(log.map(({ order }) => order.remote))].sort();
  return remotes.flatMap((remote) => currentOrder(log, remote, deployment) ?? []);
}

/** The releases of a remote that were not withdrawn, oldest first. */
export function usableReleases<One extends Order>(log: readonly One[], remote: string): One[] {
  const orders = ordersOf(log, remote);
  const withdrawn = new Set(orders.map(({ order }) => order.withdrawn));
  return orders.filter(({ order }) => order.act === 'publish' && !withdrawn.has(order.version ?? 0));
}

/**
 * The release that a deployment had before a withdrawn version; undefined if it had none.
 * @param failed versions that fail, which are used only if there is no other
 */
export function releaseBefore<One extends Order>(
  log: readonly One[],
  remote: string,
  deployment: string,
  version: number,
  failed: ReadonlySet<ReleaseOrder['version']> = new Set(),
): One | undefined {
  const usable = usableReleases(log, remote).filter(({ order }) => order.version !== version);
  const had = ordersOf(log, remote)
    .filter(({ order }) => isFor(order, deployment))
    .filter(({ order }) => usable.some((one) => one.order.version === order.version));
  const chosen = had.filter(({ order }) => !failed.has(order.version)).at(-1) ?? had.at(-1);
  return usable.find(({ order }) => order.version === chosen?.order.version);
}

const newestVersion = (orders: readonly Order[]) =>
  Math.max(0, ...orders.map(({ order }) => (order.act === 'publish' ? (order.version ?? 0) : 0)));

export type Wish = Pick<ReleaseOrder, 'remote' | 'deployments' | 'details'> &
  (
    | { act: 'publish'; entry: RegistryEntry; mustStay?: true }
    | { act: 'promote'; entry: RegistryEntry; version: number; mustStay?: true }
    | { act: 'back'; entry: RegistryEntry; version: number }
    | { act: 'withdraw'; entry: RegistryEntry | null; version: number | null; withdrawn: number }
  );

/** Creates the order for a team's wish, following those in the log. @param now in milliseconds since 1970 */
export function nextOrder(log: readonly Order[], wish: Wish, now: number): ReleaseOrder {
  const orders = ordersOf(log, wish.remote);
  const after = orders.at(-1)?.order.sequence ?? null;
  const version = wish.act === 'publish' ? newestVersion(orders) + 1 : wish.version;
  const { remote, act, deployments, details, entry } = wish;
  const withdrawn = wish.act === 'withdraw' ? { withdrawn: wish.withdrawn } : {};
  const sequence = Math.max(now, (after ?? 0) + 1);
  const mustStay = 'mustStay' in wish && wish.mustStay ? { mustStay: true as const } : {};
  return { remote, sequence, after, act, version, ...withdrawn, deployments, details, entry, ...mustStay };
}

/**
 * Why an order cannot be appended to a log; its signature is checked elsewhere.
 * @param deed of its remote; undefined if the remote has no owner
 */
export function faultOfNext(
  log: readonly Order[],
  next: ReleaseOrder,
  deed: Deed | undefined,
): ReleaseFault | undefined {
  const orders = ordersOf(log, next.remote);
  if (deed === undefined || !isWithinDeed(next, deed) || !hasOwnFiles(next)) return 'releaseNotOwned';
  const last = orders.at(-1)?.order.sequence ?? null;
  if (next.after !== last) return 'releaseStale';
  if (next.sequence <= (last ?? 0)) return 'releaseInvalid';
  if (next.act === 'publish')
    return next.entry !== null && next.version === newestVersion(orders) + 1 ? undefined : 'releaseInvalid';
  const releases = usableReleases(log, next.remote);
  const hasRelease = (version: number | null | undefined) =>
    releases.some(({ order }) => order.version === version);
  if (next.act === 'withdraw' && !hasRelease(next.withdrawn)) return 'releaseUnknown';
  if (next.act !== 'withdraw' && next.withdrawn !== undefined) return 'releaseInvalid';
  if (next.version === null)
    return next.act === 'withdraw' && next.entry === null ? undefined : 'releaseInvalid';
  if (!hasRelease(next.version) || next.version === next.withdrawn) return 'releaseUnknown';
  const release = releases.find(({ order }) => order.version === next.version)!;
  return JSON.stringify(release.order.entry) === JSON.stringify(next.entry) ? undefined : 'releaseInvalid';
}
