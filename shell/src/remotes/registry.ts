import type { Registry, RegistryEntry } from '@vez/shared/contracts/client';
import { pageData } from '../page/page-data';
import { local } from '../storage';
import { isSigned, type SignedRegistry } from './signature';

const LAST_GOOD = 'vez.registry';
const EMPTY: Registry = { deployment: 'none', publishedAt: '', remotes: [] };

function lastGood(): SignedRegistry | undefined {
  try {
    return JSON.parse(local.get(LAST_GOOD) ?? 'null') as SignedRegistry | undefined;
  } catch {
    return undefined;
  }
}

/**
 * The registry of this deployment, out of the page. One that is missing, or whose signature is not ours,
 * is refused; then the last good one of this browser boots the page.
 */
export async function readRegistry(): Promise<Registry> {
  const published = pageData<SignedRegistry>('vez-registry');
  if (published && (await isSigned(published))) {
    local.set(LAST_GOOD, JSON.stringify(published));
    return published.registry;
  }
  const before = lastGood();
  return before && (await isSigned(before)) ? before.registry : EMPTY;
}

/** Which remote serves a path, by the routes that it declares. */
export const remoteFor = (registry: Registry, pathname: string): RegistryEntry | undefined =>
  registry.remotes.find(({ routes }) => routes.includes(pathname));
