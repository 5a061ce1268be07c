import { sparesData } from '@vez/shared/bridge';
import { releaseOf } from './load-other-remotes';
import type { PageRegistry } from './page-registry';

/**
 * Fetches, at rest, the releases of the remotes that the page knows by name: who goes on to one waits for its files alone.
 * One request, which the browser keeps. Not where data are spared.
 */
export async function fetchAhead(registry: PageRegistry): Promise<void> {
  const missing = Object.keys(registry.routes.get()).filter((name) => !(name in registry.releases));
  const [first] = missing;
  if (first === undefined || sparesData()) return;
  await releaseOf(registry, first).catch(() => undefined);
  registry.ahead = new Set(missing.filter((name) => name in registry.releases));
}
