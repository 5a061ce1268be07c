import type { Readable } from '@vez/shared/contracts/client';
import { fetchAhead } from './fetch-ahead';
import type { Lifecycle } from './lifecycle';
import { overrides } from './override';
import type { PageRegistry } from './page-registry';
import { publishedNow } from './published-now';
import { remoteAt, trustedReleases } from './registry';

/** Minimum time between two checks, however often the citizen navigates. */
const APART_MS = 10_000;
interface Page {
  registry: PageRegistry;
  lifecycles: Readonly<Record<string, Lifecycle>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Offers the published releases silently: each remote switches to its new release the next time that it is shown.
 * Unreadable or untrusted releases change nothing. A remote that this page has not loaded yet gets its release then.
 */
export async function takePublished({ registry, lifecycles }: Page): Promise<void> {
  const names = Object.keys(registry.releases).filter((name) => !registry.ahead?.has(name));
  const published = await publishedNow(names);
  if (published === undefined) return;
  for (const next of await trustedReleases(published)) {
    const { name } = next.entry;
    const known = registry.releases[name];
    if (known === undefined || name in overrides() || isSame(next.entry, known.entry)) continue;
    registry.releases[name] = next;
    const at = registry.remotes.findIndex((entry) => entry.name === name);
    registry.remotes.splice(at, 1, next.entry);
    lifecycles[name]?.stage(next);
  }
}

/**
 * Fetches releases ahead, and checks for new ones when the citizen navigates, always on the first visit to a remote
 * whose release was fetched ahead. Returns a function that stops it.
 */
export function followReleases(page: Page, pathname: Readable<string>): () => void {
  void fetchAhead(page.registry);
  let askedAt = Date.now();
  return pathname.subscribe((path) => {
    const isFirst = page.registry.ahead?.delete(remoteAt(page.registry, path) ?? '') === true;
    if (!isFirst && Date.now() - askedAt < APART_MS) return;
    askedAt = Date.now();
    void takePublished(page);
  });
}
