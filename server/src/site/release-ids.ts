import type { FastifyInstance } from 'fastify';
import { destinationOf } from '../deployments/address';
import type { SiteSettings } from './site-settings';
import type { Registries } from './registries';

/**
 * `/unique.json`: which release is published, for pages that are open. Deployments that share a host ask for the same
 * file: each finds its own release by its name.
 */
export function serveReleaseIds(
  app: FastifyInstance,
  { deployments }: SiteSettings,
  registries: Registries,
): void {
  app.get('/unique.json', { schema: { hide: true } }, async (request, reply) => {
    const directory = registries.directory();
    const { deployment } = destinationOf(directory, request.hostname, '/');
    const releases = deployments.flatMap((one) =>
      directory.routesOf(one) === undefined ? [] : [[one.name, registries.of(one).registry.publishedAt]],
    );
    const { publishedAt: id } = registries.of(deployment).registry;
    return reply
      .header('cache-control', 'no-store')
      .send({ unique: { id, deployments: Object.fromEntries(releases) } });
  });
}
