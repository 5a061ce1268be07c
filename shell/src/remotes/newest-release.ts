import { canStandIn, isFor, isWithinDeed, type PageRelease, type SignedOrder } from '@vez/shared/releases';
import { isSigned, operatorKey } from './signature';

async function first<Item>(items: Item[], test: (item: Item) => Promise<boolean>): Promise<Item | undefined> {
  for (const item of items) if (await test(item)) return item;
  return undefined;
}

/** The newest of what is published and what was seen, under the newest deed that the operator has signed. */
export async function newestRelease(
  deployment: string,
  releases: PageRelease[],
): Promise<PageRelease | undefined> {
  const deeds = releases.map(({ deed }) => deed).sort((one, other) => other.deed.version - one.deed.version);
  const deed = await first(deeds, (signed) => isSigned(signed.deed, signed.signature, operatorKey()));
  if (deed === undefined) return undefined;
  // A development build has no key, and trusts whatever it is given.
  const keys = operatorKey() === null ? [null] : (deed.deed.keys as unknown as JsonWebKey[]);
  const isTrusted = async ({ order, signature }: SignedOrder) =>
    isFor(order, deployment) &&
    isWithinDeed(order, deed.deed) &&
    (await first(keys, (key) => isSigned(order, signature, key))) !== undefined;
  const release = await first(
    releases.sort((one, other) => other.order.sequence - one.order.sequence),
    isTrusted,
  );
  if (release === undefined) return undefined;
  const { before, ...own } = release;
  const standsIn =
    before !== undefined && canStandIn(before.order, own.order, deployment) && (await isTrusted(before));
  return { ...own, deed, ...(standsIn && { before }) };
}
