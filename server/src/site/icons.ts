import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HTML_LANG } from '@vez/shared/domain';
import { destinationOf, type Directory } from '../deployments/address';
import { languageOf } from './pages';

/** The colour of `mark.svg`. */
const COLOUR = '#0b6b5d';
const icon = (src: string, sizes: string, type: string) => ({ src: `/icons/${src}`, sizes, type });

/** `/icons/`: the pictures of the site for tabs, home screens and shared links, and `/manifest.webmanifest`. */
export async function serveIcons(
  app: FastifyInstance,
  { folder, directoryNow }: { folder: string; directoryNow(): Directory },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/icons/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
    // Other sites show the picture of a shared link.
    setHeaders: (response) => void response.header('cross-origin-resource-policy', 'cross-origin'),
  });
  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (request, reply) => {
    const { deployment } = destinationOf(directoryNow(), request.hostname, '/');
    const language = languageOf(request);
    const name = deployment.texts[language]?.name ?? 'Vez';
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'private, max-age=86400')
      .send({
        ...{ name, short_name: name, lang: HTML_LANG[language], start_url: '/', display: 'standalone' },
        ...{ theme_color: COLOUR, background_color: COLOUR },
        icons: [
          icon('icon-192.png', '192x192', 'image/png'),
          icon('icon-512.png', '512x512', 'image/png'),
          { ...icon('icon-512.png', '512x512', 'image/png'), purpose: 'maskable' },
          icon('mark.svg', 'any', 'image/svg+xml'),
        ],
      });
  });
}
