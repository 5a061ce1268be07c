import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DEVICE_WORKER } from '@vez/shared/domain';
import { sendDeviceWorker } from './device-worker';
import { isWorkerFile, sendLastWorker } from './last-worker';
import { serveIcons } from './icons';
import { pageAnswer } from './pages';
import { checkedTemplate } from '../registry/page-template';
import { readRegistries } from './registries';
import { serveReleaseIds } from './release-ids';
import { serveReleasedFiles } from './released-files';
import { securityContact } from './security-contact';
import type { SiteSettings } from './site-settings';
import { serveIndexFiles } from '../web-search/index-files';
import type { VisitSources } from './visit';
import { recentVisits, warmUp } from './warm-up';
import { watchedFile, type FileReport } from '../diagnostics/watched-file';

export interface Site {
  /** The files that the pages are made of. */
  files(): FileReport[];
}

/** Headers of documents only: a script has no frame, window or links, and each file of a page would carry them. */
const OF_DOCUMENTS = [
  'x-frame-options',
  'x-dns-prefetch-control',
  'origin-agent-cluster',
  'cross-origin-opener-policy',
  'referrer-policy',
  'strict-transport-security',
];

/** New content gets a new name, so a file is never requested again, nor in parts. */
const FOR_EVER = { immutable: true, maxAge: '365d', etag: false, lastModified: false, acceptRanges: false };

/**
 * Serves shell and remotes from the API's own origin; every other path is a page (NAV-01 to NAV-29). An address
 * without a screen shows the not-found page, with 404.
 */
export async function serveSite(app: FastifyInstance, settings: SiteSettings): Promise<Site> {
  const { siteDir, log, publicPages, operatorKey, iconsFolder } = settings;
  // Templates of a site without releases are not signed yet.
  const templateKey = () => (existsSync(join(siteDir, 'releases.json')) ? operatorKey : undefined);
  const template = watchedFile(
    join(siteDir, 'page-template.json'),
    (text) => checkedTemplate(text, templateKey()),
    log,
  );
  const registries = readRegistries(settings);

  serveReleasedFiles(app, settings);
  await app.register(fastifyStatic, {
    root: join(siteDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    ...FOR_EVER,
    index: false,
    setHeaders(response, path) {
      if (/\.js(\.\w+)?$/.test(path)) OF_DOCUMENTS.forEach((name) => response.removeHeader(name));
      if (!settings.overridable) return;
      // A deployed page may try the remote of this machine.
      void response.header('access-control-allow-origin', '*');
      void response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });

  serveReleaseIds(app, settings, { registries, release: () => template.read().release });
  securityContact(app, settings);
  await serveIcons(app, { folder: iconsFolder, directoryNow: registries.directory });
  serveIndexFiles(app, { directoryNow: registries.directory, publicPages });

  const { of: registryOf, directory: directoryNow } = registries;
  const sources: VisitSources = { settings, template: () => template.read(), registryOf, directoryNow };
  const recent = recentVisits();
  const page = pageAnswer({ ...sources, publicPages, recent });
  if (settings.painted !== undefined) warmUp(app, { painted: settings.painted, recent }, sources);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isWorkerFile(request))
      return request.url === DEVICE_WORKER ? sendDeviceWorker(reply) : sendLastWorker(reply);
    const isPage = !/^\/(api|assets|dev)\//.test(request.url);
    const [path = '', query] = request.url.split(/\?(.*)/s);
    if (isPage && path.length > 1 && path.endsWith('/')) {
      // The same page under another name, and never `//somewhere.else`.
      return reply.redirect(
        `/${path.replace(/^\/+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`,
        308,
      );
    }
    return isPage && existsSync(siteDir) ? page(request, reply) : reply.callNotFound();
  });

  // Without releases, the API and open pages still work; without a template there are no pages.
  const released = () => registries.reports().map((report) => ({ ...report, isMissed: false }));
  return { files: () => [template.report(), ...released()] };
}
