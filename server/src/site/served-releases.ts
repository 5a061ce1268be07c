import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deployment } from '../deployments/read-deployment';
import type { Registries } from './registries';
import type { SiteSettings } from './site-settings';

const NAME = /^([\w-]+)\.json$/;

/** `/releases/<deployment>.json`: what a page of that deployment carries of its remotes, for pages that are open. */
export function serveReleases(
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
