import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { destinationOf, pagesElsewhere } from '../deployments/address';
import type { Deployment } from '../deployments/read-deployment';
import { federationManifest } from '../registry/federation-manifest';
import { routesOf, tagOf } from '../registry/page-registry';
import type { PublishedRegistry } from '../registry/published-registry';
import type { Registries } from './registries';
import type { SiteSettings } from './site-settings';

const NAME = /^([\w-]+)\.json$/;
const LOOK_AGAIN = 'public, no-cache';
/** For an address that names its content. */
const FOR_EVER = 'public, max-age=86400, immutable';

/** Sends a text that is built once for each object. */
function sender() {
  const made = new WeakMap<object, { text: string; tag: string }>();
  return (request: FastifyRequest, reply: FastifyReply, content: object, keeping = LOOK_AGAIN) => {
    const text = made.get(content)?.text ?? JSON.stringify(content);
    const tag = made.get(content)?.tag ?? `"${createHash('sha256').update(text).digest('base64url')}"`;
    made.set(content, { text, tag });
    void reply.header('cache-control', keeping).header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

/** The releases of these remotes, or of all. */
function releasesOf({ signed }: PublishedRegistry, of: string | undefined): object {
  if (of === undefined || !('releases' in signed)) return signed;
  const names = String(of).split(',');
  return { ...signed, releases: signed.releases.filter(({ order }) => names.includes(order.remote)) };
}

interface Asked {
  /** Names of remotes: `mfe-queue,mfe-booking`. */
  of?: string;
  /** The tag of the requesting page: the answer may be cached while that is published. */
  at?: string;
}

/**
 * For pages, which carry their own remote alone: `/releases/<deployment>.json?of=mfe-queue,mfe-booking` has what
 * they need of others, `/releases/<deployment>/routes.json` lists which remote serves which path. For tools of
 * Module Federation: `/releases/<deployment>/<remote>/mf-manifest.json`.
 */
export function serveReleases(
  app: FastifyInstance,
  { deployments }: Pick<SiteSettings, 'deployments'>,
  registries: Registries,
): void {
  const send = sender();
  const publishedAs = (name: string | undefined): Deployment | undefined => {
    const deployment = deployments.find((one) => one.name === name);
    return deployment && registries.directory().routesOf(deployment) && deployment;
  };
  app.get<{ Params: { file: string }; Querystring: Asked }>(
    '/releases/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const deployment = publishedAs(NAME.exec(request.params.file)?.[1]);
      if (deployment === undefined) return reply.callNotFound();
      const { of, at } = request.query;
      const published = registries.of(deployment);
      const isCurrent = at !== undefined && at === tagOf(published);
      return send(request, reply, releasesOf(published, of), isCurrent ? FOR_EVER : LOOK_AGAIN);
    },
  );
  app.get<{ Params: { deployment: string } }>(
    '/releases/:deployment/routes.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const deployment = publishedAs(request.params.deployment);
      if (deployment === undefined) return reply.callNotFound();
      const directory = registries.directory();
      const here = destinationOf(directory, request.hostname, deployment.home);
      const elsewhere = Object.keys(pagesElsewhere(directory, here, request.hostname));
      return send(request, reply, { routes: routesOf(registries.of(deployment)), elsewhere });
    },
  );
  app.get<{ Params: { deployment: string; remote: string } }>(
    '/releases/:deployment/:remote/mf-manifest.json',
    { schema: { hide: true } },
    async (request, reply) => {
      const deployment = publishedAs(request.params.deployment);
      const { remotes } = deployment ? registries.of(deployment).registry : { remotes: [] };
      const entry = remotes.find(({ name }) => name === request.params.remote);
      if (entry === undefined) return reply.callNotFound();
      return reply.header('cache-control', LOOK_AGAIN).send(federationManifest(entry));
    },
  );
}
