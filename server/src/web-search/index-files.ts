import type { FastifyInstance } from 'fastify';
import { destinationOf, hasPage, originAt, shownPath, type Directory } from '../deployments/address';
import { alternatesOf } from './page-head';
import type { PublicPages } from './public-page';

/** How long a crawler may use what it has read. */
const CACHE = 'public, max-age=3600';
const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** `/robots.txt` and `/sitemap.xml` of the requested host. */
export function serveIndexFiles(
  app: FastifyInstance,
  { directoryNow, publicPages }: { directoryNow(): Directory; publicPages: PublicPages },
): void {
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const origin = originAt(directoryNow(), request.hostname);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(`User-agent: *\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const directory = directoryNow();
    const origin = originAt(directory, request.hostname);
    const isHere = (path: string) => {
      const here = destinationOf(directory, request.hostname, path);
      return here.origin === undefined && hasPage(directory, here, path) && shownPath(here, path) === path;
    };
    const entries = publicPages
      .all()
      .filter(({ address }) => isHere(address.split('?')[0]!))
      .flatMap((page) => {
        const alternates = alternatesOf(origin, page);
        const links = alternates.map(
          ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${attribute(href)}"/>`,
        );
        return [...new Set(alternates.map(({ href }) => href))].map(
          (href) => `<url><loc>${attribute(href)}</loc>${links.join('')}</url>`,
        );
      });
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}
