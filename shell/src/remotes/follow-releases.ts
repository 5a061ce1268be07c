import type { Readable } from '@vez/shared/contracts/client';
import type { Lifecycle } from './lifecycle';
import { overrides } from './override';
import type { PageRegistry } from './page-registry';
import { publishedNow } from './published-now';
import { trustedRegistry } from './registry';

/** Between two looks, however often the citizen goes to another page. */
const APART_MS = 10_000;
interface Page {
  registry: PageRegistry;
  lifecycles: Readonly<Record<string, Lifecycle>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Takes what is published now, without a word: each remote takes its new release the next time that it is shown. What
 * cannot be read or trusted changes nothing, and a remote that this page does not have comes with the next page.
 */
export async function takePublished({ registry, lifecycles }: Page): Promise<void> {
  const releases = await publishedNow();
  if (releases === undefined) return;
  const now = await trustedRegistry(releases);
  for (const [name, lifecycle] of Object.entries(lifecycles)) {
    const next = now.releases[name];
    if (next === undefined || name in overrides() || isSame(next.entry, registry.releases[name]?.entry))
      continue;
    registry.releases[name] = next;
    const at = registry.remotes.findIndex((entry) => entry.name === name);
    registry.remotes.splice(at, 1, next.entry);
    lifecycle.offer(next);
  }
}

/** Looks for new releases when the citizen goes to another page. The function handed back ends it. */
export function followReleases(page: Page, pathname: Readable<string>): () => void {
  let askedAt = Date.now();
  return pathname.subscribe(() => {
    if (Date.now() - askedAt < APART_MS) return;
    askedAt = Date.now();
    void takePublished(page);
  });
}
