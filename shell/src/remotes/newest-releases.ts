import { isWithinDeed, type PageRelease, type SignedDeed, type SignedReleases } from '@vez/shared/releases';
import { isSigned, operatorKey } from './signature';

const isDeedSigned = ({ deed, signature }: SignedDeed) => isSigned(deed, signature, operatorKey());

/** Whether a team that owns the remote by this deed has signed its release for this deployment. */
async function isTrusted({ order, signature }: PageRelease, deployment: string, { deed }: SignedDeed) {
  const isHere = order.deployments === null || order.deployments.includes(deployment);
  if (!isHere || !isWithinDeed(order, deed)) return false;
  // A development build has no key, and trusts whatever it is given.
  if (operatorKey() === null) return true;
  const checks = deed.keys.map((key) => isSigned(order, signature, key as unknown as JsonWebKey));
  return (await Promise.all(checks)).includes(true);
}

/** The newest deed of those that the operator has signed. */
async function trustedDeed(published: PageRelease, seen: PageRelease | undefined) {
  const isOlder = seen !== undefined && published.deed.deed.version < seen.deed.deed.version;
  if (!isOlder && (await isDeedSigned(published.deed))) return published.deed;
  return seen !== undefined && (await isDeedSigned(seen.deed)) ? seen.deed : undefined;
}

async function newest(deployment: string, published: PageRelease, seen: PageRelease | undefined) {
  const deed = await trustedDeed(published, seen);
  if (deed === undefined) return undefined;
  const trusts = (release: PageRelease) => isTrusted(release, deployment, deed);
  const isReplay = seen !== undefined && published.order.sequence < seen.order.sequence;
  if (!isReplay && (await trusts(published))) return { ...published, deed };
  if (seen !== undefined && (await trusts(seen))) return { ...seen, deed };
  // What is older than a release that is not trusted any more may come back.
  return isReplay && (await trusts(published)) ? { ...published, deed } : undefined;
}

/**
 * The newest trusted release of each remote, of what is published and what this browser has seen: the operator signs who
 * owns a remote, and its team signs the release. One that is not signed, or older than the one that was seen, is
 * refused alone; the one that was seen takes its place.
 * @param published undefined where the page has none that can be read
 */
export async function newestReleases(
  deployment: string,
  published: SignedReleases | undefined,
  seen: SignedReleases | undefined,
): Promise<PageRelease[]> {
  const seenOf = new Map((seen?.releases ?? []).map((release) => [release.order.remote, release] as const));
  const offered = published?.releases ?? [...seenOf.values()];
  const chosen = await Promise.all(
    offered.map((release) => newest(deployment, release, seenOf.get(release.order.remote))),
  );
  return chosen.flatMap((release) => release ?? []);
}
