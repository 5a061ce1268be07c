import {
  newestDeed,
  orderKey,
  type LoggedOrder,
  type ReleaseOrder,
  type ReleaseRecord,
  type SignedDeed,
} from '@vez/shared/releases';
import { calls } from '@vez/shared/contracts';
import { isTrustedOrder, type PublishedReleases } from './published-releases';

/** All releases of a site that a process has seen. */
export interface ReleaseUnion extends ReleaseRecord {
  /** Increases whenever something is added. */
  readonly revision: number;
  readonly deeds: readonly SignedDeed[];
  /** Orders that are trusted under the newest deed of their remote. */
  readonly log: readonly LoggedOrder[];
  /** Releases with a right to a call that this server lacks, by `orderKey`: the one before stands in. */
  readonly beyond: ReadonlySet<string>;
  /** The percent of visits that get releases which fail according to reports (decision record 0058), by `orderKey`. */
  readonly held: ReadonlyMap<string, number>;
  add(releases: Pick<PublishedReleases, 'deeds' | 'log'>): void;
  stop(orders: readonly Pick<ReleaseOrder, 'remote' | 'sequence'>[]): void;
  prove(orders: readonly Pick<ReleaseOrder, 'remote' | 'sequence'>[]): void;
  /** @param holds the complete list */
  hold(holds: readonly (Pick<ReleaseOrder, 'remote' | 'sequence'> & { share: number })[]): void;
}

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>) =>
  one.size === other.size && [...one].every(([key, share]) => other.get(key) === share);

/** Whether this server has the calls that a release may make. */
const hasCallsOf = ({ entry }: ReleaseOrder) =>
  (entry?.rights?.calls ?? []).every(
    (name) => name === 'extend' || name.endsWith('*') || Object.hasOwn(calls, name),
  );

/**
 * Joins the logs of several sources: the folder, and the database. Orders are only ever added, and the newest order
 * of a remote counts: an older file, restored by mistake or by an attacker, changes nothing.
 */
export function createReleaseUnion(): ReleaseUnion {
  const deeds = new Map<string, SignedDeed>();
  const orders = new Map<string, LoggedOrder>();
  const stopped = new Set<string>();
  const proved = new Set<string>();
  const beyond = new Set<string>();
  let held: ReadonlyMap<string, number> = new Map();
  let revision = 0;
  let trusted: readonly LoggedOrder[] = [];
  const isTrusted = (one: LoggedOrder) => isTrustedOrder(one, deeds.get(one.order.remote)?.deed);

  /** @returns whether one is newer than those known */
  function addDeeds(added: readonly SignedDeed[]): boolean {
    const newer = added.filter(({ deed }) => deed.version > (deeds.get(deed.remote)?.deed.version ?? 0));
    for (const { deed } of newer) deeds.set(deed.remote, newestDeed(newer, deed.remote)!);
    return newer.length > 0;
  }

  function addTo(known: Set<string>, orders: readonly Pick<ReleaseOrder, 'remote' | 'sequence'>[]) {
    const before = known.size;
    for (const order of orders) known.add(orderKey(order));
    if (known.size > before) revision += 1;
  }

  return {
    stopped,
    proved,
    beyond,
    stop: (orders) => addTo(stopped, orders),
    prove: (orders) => addTo(proved, orders),
    get revision() {
      return revision;
    },
    get deeds() {
      return [...deeds.values()];
    },
    get log() {
      return trusted;
    },
    get held() {
      return held;
    },
    hold(holds) {
      const next = new Map(holds.map((hold) => [orderKey(hold), hold.share]));
      if (isSame(next, held)) return;
      held = next;
      revision += 1;
    },
    add({ deeds: added, log }) {
      const fresh = log.filter(({ signature }) => !orders.has(signature));
      for (const one of fresh) orders.set(one.signature, one);
      for (const { order } of fresh) if (!hasCallsOf(order)) beyond.add(orderKey(order));
      if (addDeeds(added)) trusted = [...orders.values()].filter(isTrusted);
      else if (fresh.length === 0) return;
      else trusted = [...trusted, ...fresh.filter(isTrusted)];
      revision += 1;
    },
  };
}
