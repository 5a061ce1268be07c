import {
  canStandIn,
  isFor,
  isWithinDeed,
  keysFor,
  type PageRelease,
  type ReleaseOrder,
  type SignedOrder,
} from '@vez/shared/releases';
import { isSigned, operatorKey } from './signature';

async function first<Item>(items: Item[], test: (item: Item) => Promise<boolean>): Promise<Item | undefined> {
  for (const item of items) if (await test(item)) return item;
  return undefined;
}

/** The newest release, published or seen, under the newest delegation that the operator has signed. */
export async function newestRelease(
  deployment: string,
  releases: PageRelease[],
): Promise<PageRelease | undefined> {
  const deeds = releases.map(({ deed }) => deed).sort((one, other) => other.deed.version - one.deed.version);
  const deed = await first(deeds, (signed) => isSigned(signed.deed, signed.signature, operatorKey()));
  if (deed === undefined) return undefined;
  // A development build has no key, and trusts every release.
  const keysOf = (order: ReleaseOrder) =>
    operatorKey() === null ? [null] : (keysFor(deed.deed, order) as unknown as JsonWebKey[]);
  const isTrusted = async ({ order, signature }: SignedOrder) =>
    isWithinDeed(order, deed.deed) &&
    (await first(keysOf(order), (key) => isSigned(order, signature, key))) !== undefined;
  const release = await first(
    releases
      .filter(({ order }) => isFor(order, deployment))
      .sort((one, other) => other.order.sequence - one.order.sequence),
    isTrusted,
  );
  if (release === undefined) return undefined;
  const { before, between, ...own } = release;
  const path = before ? [...(between ?? []), before] : [];
  const orders = path.map(({ order }) => order);
  const standsIn =
    canStandIn(orders, own.order, deployment) &&
    (await first(path, async (one) => !(await isTrusted(one)))) === undefined;
  return { ...own, deed, ...(standsIn && { before, ...(between && { between }) }) };
}
