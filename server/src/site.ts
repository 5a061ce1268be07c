import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { destinationOf, type Directory } from './deployments/address';
import type { Deployment } from './deployments/read-deployment';
import { isWorkerFile, sendLastWorker } from './last-worker';
import { pageAnswer } from './pages';
import { checkedTemplate, registryReader } from './published-registry';
import { securityContact } from './security-contact';
import type { SiteSettings } from './site-settings';
import { serveIndexFiles } from './web-search/index-files';
import { watchedFile, type FileReport } from './watched-file';

export interface Site {
  /** The files that the pages are made of. */
  files(): FileReport[];
}

/** Headers of documents: a script has no frame and no window, and each file of a page would carry them. */
const OF_DOCUMENTS = [
  'x-frame-options',
  'x-dns-prefetch-control',
  'origin-agent-cluster',
  'cross-origin-opener-policy',
];

/**
 * Shell and remotes from the API's own origin; every other path is a page (NAV-01 to NAV-29). An address that no
 * screen has shows the page that says so, with 404.
 */
export async function serveSite(app: FastifyInstance, settings: SiteSettings): Promise<Site> {
  const { siteDir, deployments, publicOrigin, log } = settings;
  const template = watchedFile(join(siteDir, 'page-template.json'), checkedTemplate, log);
  const registries = new Map(
    deployments.map(({ name }) => {
      const path = join(siteDir, `registry.${name}.json`);
      return [name, watchedFile(path, registryReader(path), log)];
    }),
  );
  const registryOf = ({ name }: Deployment) => registries.get(name)!.read();
  /** The registries as of now; one that was never usable counts as not there. */
  function directoryNow(): Directory {
    const routes = new Map(
      deployments.map((deployment) => {
        try {
          return [deployment, registryOf(deployment).registry.remotes.flatMap((remote) => remote.routes)];
        } catch {
          return [deployment, undefined];
        }
      }),
    );
    return { deployments, publicOrigin, routesOf: (deployment) => routes.get(deployment) };
  }

  await app.register(fastifyStatic, {
    root: join(siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    setHeaders(response, path) {
      if (/\.js(\.\w+)?$/.test(path)) OF_DOCUMENTS.forEach((name) => response.removeHeader(name));
      if (!settings.overridable) return;
      // This machine may be the one whose remote is tried in a deployed page.
      void response.header('access-control-allow-origin', '*');
      void response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  // Deployments that share a host ask for the same file: each finds its own release by its name.
  app.get('/unique.json', { schema: { hide: true } }, async (request, reply) => {
    const directory = directoryNow();
    const { deployment } = destinationOf(directory, request.hostname, '/');
    const releases = deployments.flatMap((one) =>
      directory.routesOf(one) === undefined ? [] : [[one.name, registryOf(one).registry.publishedAt]],
    );
    const { publishedAt: id } = registryOf(deployment).registry;
    return reply
      .header('cache-control', 'no-store')
      .send({ unique: { id, deployments: Object.fromEntries(releases) } });
  });

  securityContact(app, settings);
  serveIndexFiles(app, { directoryNow, publicPages: settings.publicPages });

  const page = pageAnswer({
    settings,
    template: () => template.read(),
    registryOf,
    directoryNow,
    publicPages: settings.publicPages,
    painted: settings.painted,
  });

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isWorkerFile(request)) return sendLastWorker(reply);
    const isPage = !/^\/(api|assets|dev)\//.test(request.url);
    const [path = '', query] = request.url.split(/\?(.*)/s);
    if (isPage && path.length > 1 && path.endsWith('/')) {
      // The same page by another name, and never `//somewhere.else`.
      return reply.redirect(
        `/${path.replace(/^\/+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`,
        308,
      );
    }
    return isPage && existsSync(siteDir) ? page(request, reply) : reply.callNotFound();
  });

  return { files: () => [template, ...registries.values()].map((file) => file.report()) };
}
