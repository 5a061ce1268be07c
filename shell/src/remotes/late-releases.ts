import { RemoteFailure } from './remote-failure';
import type { PageRegistry, RemoteRelease } from './page-registry';
import { publishedNow } from './published-now';
import { trustedReleases } from './registry';

const asked = new WeakMap<PageRegistry, Map<string, Promise<void>>>();

/** Adds the trusted releases of these remotes to the registry; without an answer, those that this browser has seen. */
async function fetchReleases(
  registry: PageRegistry,
  names: string[],
  tag: string | undefined,
): Promise<void> {
  for (const release of await trustedReleases(await publishedNow(names, tag))) {
    const { name } = release.entry;
    if (!names.includes(name) || name in registry.releases) continue;
    registry.releases[name] = release;
    registry.remotes.push(release.entry);
  }
}

/**
 * The release of a remote that the page did not carry. The first request fetches those of all remotes that the page
 * knows by name, so that a visit asks only once.
 * @throws RemoteFailure if the release cannot be fetched or is not trusted
 */
export async function lateRelease(registry: PageRegistry, name: string): Promise<RemoteRelease> {
  const waiting = asked.get(registry) ?? new Map<string, Promise<void>>();
  asked.set(registry, waiting);
  if (!(name in registry.releases) && !waiting.has(name)) {
    const isFirst = waiting.size === 0 && registry.knows === 'own';
    const missing = isFirst ? Object.keys(registry.routes.get()) : [name];
    const names = [...new Set([name, ...missing])].filter((one) => !(one in registry.releases));
    // A repeated request means that the first one failed: the release may have been published since.
    const fetched = fetchReleases(registry, names, registry.tag).finally(() => {
      for (const one of names) if (!(one in registry.releases)) waiting.delete(one);
    });
    registry.tag = undefined;
    for (const one of names) waiting.set(one, fetched);
  }
  await waiting.get(name);
  const release = registry.releases[name];
  if (release !== undefined) return release;
  throw new RemoteFailure('load', `No trusted release of ${name}`);
}
