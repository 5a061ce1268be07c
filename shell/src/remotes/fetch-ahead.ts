import { sparesData } from '@vez/shared/bridge';
import { releaseOf } from './load-other-remotes';
import type { PageRegistry } from './page-registry';

/**
 * Fetches the releases of the remotes that the page knows by name, so that a later navigation waits only for files.
 * Makes one cacheable request; skipped if the browser saves data.
 */
export async function fetchAhead(registry: PageRegistry): Promise<void> {
  const missing = Object.keys(registry.routes.get()).filter((name) => !(name in registry.releases));
  const [first] = missing;
  if (first === undefined || sparesData()) return;
  await releaseOf(registry, first).catch(() => undefined);
  registry.ahead = new Set(missing.filter((name) => name in registry.releases));
}
