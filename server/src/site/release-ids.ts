import type { FastifyInstance } from 'fastify';
import type { Deployment } from '../deployments/read-deployment';
import type { SiteSettings } from './site-settings';
import type { Registries } from './registries';
import { serveReleases } from './served-releases';

interface Sources {
  registries: Registries;
  /** The release of the shell. */
  release(): string;
}

/**
 * `/unique.json`: what is published, for open pages. A new shell asks for a reload, and is the same for all
 * deployments; a new release of a part is adopted silently. On a shared host each deployment is found by its name.
 * Every open page requests this file, so it is as large with 200 parts as with six: `?parts` lists them one by one.
 */
export function serveReleaseIds(
  app: FastifyInstance,
  { deployments }: SiteSettings,
  { registries, release }: Sources,
): void {
  serveReleases(app, { deployments }, registries);
  const partsOf = (deployment: Deployment) => {
    const { signed } = registries.of(deployment);
    const orders = 'releases' in signed ? signed.releases : [];
    return Object.fromEntries(orders.map(({ order }) => [order.remote, order.sequence]));
  };
  app.get('/unique.json', { schema: { hide: true } }, async ({ query }, reply) => {
    const directory = registries.directory();
    const published = deployments.filter((one) => directory.routesOf(one) !== undefined);
    const id = release();
    const each = published.map((one) => [one.name, partsOf(one)] as const);
    return reply.header('cache-control', 'no-store').send({
      unique: {
        id,
        deployments: Object.fromEntries(published.map(({ name }) => [name, id])),
        newest: Object.fromEntries(each.map(([name, parts]) => [name, Math.max(0, ...Object.values(parts))])),
        ...('parts' in (query as object) && { parts: Object.fromEntries(each) }),
      },
    });
  });
}
