import { pageConfig } from '../boot-data/page-data';
import type { PageRegistry } from './page-registry';
import { routesNow } from './published-now';

const learning = new WeakMap<PageRegistry, Promise<boolean>>();

async function learn(registry: PageRegistry): Promise<boolean> {
  const now = await routesNow();
  if (now === undefined) return false;
  registry.knows = 'all';
  registry.routes.set({ ...registry.routes.get(), ...now.routes });
  for (const path of now.elsewhere) pageConfig.elsewhere[path] ??= '';
  return true;
}

/** Fetches all paths of the deployment, once. Resolves to false if they are unavailable. */
export function learnRoutes(registry: PageRegistry): Promise<boolean> {
  const known = learning.get(registry) ?? learn(registry);
  learning.set(registry, known);
  void known.then((isLearnt) => isLearnt || learning.delete(registry));
  return known;
}
