import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deployment } from '../deployments/read-deployment';
import type { SiteSettings } from './site-settings';
import type { Registries } from './registries';

interface Sources {
  registries: Registries;
  /** The release of the shell. */
  release(): string;
}

const NAME = /^([\w-]+)\.json$/;

/**
 * `/releases/<deployment>.json`: what a page of that deployment carries of its remotes, for pages that are open.
 */
function serveReleases(
  app: FastifyInstance,
  { deployments }: Pick<SiteSettings, 'deployments'>,
  registries: Registries,
): void {
  const made = new WeakMap<object, { text: string; tag: string }>();
  const contentOf = (deployment: Deployment) => {
    const { signed } = registries.of(deployment);
    const known = made.get(signed);
    if (known !== undefined) return known;
    const text = JSON.stringify(signed);
    const content = { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    made.set(signed, content);
    return content;
  };
  app.get<{ Params: { file: string } }>(
    '/releases/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name] = NAME.exec(request.params.file) ?? [];
      const deployment = deployments.find((one) => one.name === name);
      const directory = registries.directory();
      if (deployment === undefined || directory.routesOf(deployment) === undefined)
        return reply.callNotFound();
      const { text, tag } = contentOf(deployment);
      void reply.header('cache-control', 'public, no-cache').header('etag', tag);
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}

/**
 * `/unique.json`: what is published, for pages that are open. A new shell asks for a reload, and is the same for all
 * deployments; a new release of a part is taken without a word. Deployments that share a host ask for the same file:
 * each finds its own by its name.
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
  app.get('/unique.json', { schema: { hide: true } }, async (_request, reply) => {
    const directory = registries.directory();
    const published = deployments.filter((one) => directory.routesOf(one) !== undefined);
    const id = release();
    return reply.header('cache-control', 'no-store').send({
      unique: {
        id,
        deployments: Object.fromEntries(published.map(({ name }) => [name, id])),
        parts: Object.fromEntries(published.map((one) => [one.name, partsOf(one)])),
      },
    });
  });
}
