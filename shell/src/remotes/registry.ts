import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import { pageConfig, pageData } from '../boot-data/page-data';
import { local } from '../storage';
import { isSigned, type SignedRegistry } from './signature';

/** Deployments that share an origin keep one each. */
const lastGoodKey = () => `vez.registry.${pageConfig.deployment}`;
const EMPTY: Registry = { deployment: 'none', publishedAt: '', remotes: [] };

function lastGood(): SignedRegistry | undefined {
  try {
    return JSON.parse(local.get(lastGoodKey()) ?? 'null') as SignedRegistry | undefined;
  } catch {
    return undefined;
  }
}

const versionOf = ({ registry }: SignedRegistry) => registry.version ?? 0;

/** Whether a registry is older than the newest one allows: an attacker may replay it. */
const isTooOld = (published: SignedRegistry, seen: SignedRegistry) =>
  versionOf(published) < (seen.registry.back ?? versionOf(seen));

/**
 * The registry of this deployment, out of the page. One that is missing, whose signature is not ours, or that is
 * too old is refused; then the last good one of this browser boots the page.
 */
export async function readRegistry(): Promise<Registry> {
  const published = pageData<SignedRegistry>('vez-registry');
  const before = lastGood();
  const isNewest = !before || (published !== undefined && versionOf(published) >= versionOf(before));
  const seen = before && !isNewest && (await isSigned(before)) ? before : undefined;
  if (published && (await isSigned(published)) && !(seen && isTooOld(published, seen))) {
    // After a step back the newest one still says how far it may go.
    if (seen === undefined) local.set(lastGoodKey(), JSON.stringify(published));
    return published.registry;
  }
  return before && (await isSigned(before)) ? before.registry : EMPTY;
}

/** Which remote serves a path, by the routes that it declares. */
export const remoteFor = (registry: Registry, pathname: string): RegistryEntry | undefined =>
  registry.remotes.find(({ routes }) => routes.includes(pathname));
