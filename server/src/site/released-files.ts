import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from './site-settings';

/** What the build of a remote makes: scripts, drawings, their texts. */
const TYPES: Record<string, string> = { js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' };

/** Serves files of releases that came by the database, and that the folder lacks. */
export function serveReleasedFiles(app: FastifyInstance, { releasedFile }: SiteSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) return;
    const url = request.url.split('?')[0]!;
    const content = releasedFile(url);
    if (content === undefined) return;
    return reply
      .type(TYPES[url.split('.').at(-1)!] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(content);
  });
}
