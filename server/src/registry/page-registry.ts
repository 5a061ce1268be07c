import type { Registry } from '@vez/shared/contracts';
import { isWellKnown, routeAt, type SignedReleases } from '@vez/shared/releases';
import { integrityOf } from './published-releases';
import type { PublishedRegistry } from './published-registry';

/** What one page carries about the remotes: the same amount, however many are published (decision record 0055). */
export interface PageRegistry {
  /** The remote of the page in full; of the others only their names and well-known paths. */
  registry: Registry;
  /** The signed releases that the page carries. */
  signed: SignedReleases;
}

/** The paths of each remote, by its name. */
export const routesOf = ({ registry }: PublishedRegistry): Record<string, string[]> =>
  Object.fromEntries(registry.remotes.map(({ name, routes }) => [name, routes]));

/** The route of the remote that serves a path; the path itself if no remote does. */
export const routeIn = ({ registry }: PublishedRegistry, path: string): string =>
  registry.remotes.map(({ routes }) => routeAt(routes, path)).find((route) => route !== undefined) ?? path;

const tags = new WeakMap<object, string>();

/** Identifies all releases of a deployment by their content. */
export function tagOf({ signed }: PublishedRegistry): string {
  const tag = tags.get(signed) ?? integrityOf(JSON.stringify(signed)).replace(/\W/g, '').slice(6, 28);
  tags.set(signed, tag);
  return tag;
}

/** @returns undefined for a registry from before there were releases, which pages carry as it is */
export function pageRegistry(published: PublishedRegistry, path: string): PageRegistry | undefined {
  const { registry, signed } = published;
  if (!('releases' in signed)) return undefined;
  const own = registry.remotes.find(({ routes }) => routeAt(routes, path));
  const others = registry.remotes.flatMap((remote) => {
    const routes = remote.routes.filter(isWellKnown);
    return remote === own || routes.length === 0 ? [] : [{ ...remote, routes }];
  });
  const routes = Object.fromEntries(others.map((other) => [other.name, other.routes]));
  const { deployment } = registry;
  return {
    registry: { deployment, remotes: own === undefined ? others : [own, ...others] },
    signed: {
      deployment,
      releases: signed.releases.filter(({ order }) => order.remote === own?.name),
      tag: tagOf(published),
      routes,
    },
  };
}
