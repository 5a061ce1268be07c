import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language, type Location } from '@vez/shared/contracts';
import { ownValue } from '@vez/shared/domain';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { defaultLanguage, spoken } from '../city/city';
import { renderMapPage } from './map-page';

/** The manifest that `server/build.mjs` writes: which files the page loads. */
const built = z.object({ script: z.string(), style: z.string() });

/** An empty text would become 0, a place at sea. */
const degrees = (most: number) =>
  z.string().min(1).pipe(z.coerce.number<string>().min(-most).max(most)).optional().catch(undefined);

const asked = z.object({
  lat: degrees(90),
  lon: degrees(180),
  location: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
  platform: z.string().optional().catch(undefined),
  language: z.enum(LANGUAGES).optional().catch(undefined),
  isDark: z.literal('true').optional().catch(undefined),
});

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

export interface MapSettings {
  /** Folder of the built files. */
  folder: string;
  /** The address of tiles with {z}, {x} and {y}; without it, only our outline is drawn. */
  tiles: string | undefined;
  credit: string | undefined;
  /** What is drawn where there are no tiles. */
  outline: 'macao' | 'none';
  placeOf(id: number, language: Language): Location | undefined;
}

/** Allows the page its two files, and pictures from the origin of the tiles; the page has no origin of its own. */
export const mapPolicy = (tiles: string | undefined): string => {
  const isElsewhere = tiles?.startsWith('https://') === true;
  const pictures = isElsewhere ? ` ${new URL(tiles.replace(/[{}]/g, '')).origin}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${pictures}`,
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
};

/** `GET /api/map` and its files (API-74, CAT-57). */
export const mapRoutes: FastifyPluginAsync<MapSettings> = async (
  app,
  { folder, tiles, credit, outline, placeOf },
) => {
  const policy = mapPolicy(tiles);
  const filesOf = () => built.parse(JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')));
  let files: z.infer<typeof built> | undefined;

  app.get('/api/map', { schema: { hide: true } }, async (request, reply) => {
    const { lat, lon, location, platform, isDark, ...wished } = asked.parse(request.query);
    const language = spoken(wished.language) ?? defaultLanguage();
    const place = location === undefined ? undefined : placeOf(location, language);
    files ??= filesOf();
    const html = renderMapPage({
      language,
      dark: isDark === 'true',
      at: lat === undefined || lon === undefined ? undefined : { lat, lon },
      place,
      embedded: platform === 'web',
      tiles,
      credit,
      outline,
      files: { script: `/api/map/${files.script}`, style: `/api/map/${files.style}` },
    });
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .header('content-security-policy', policy)
      .send(html);
  });

  app.get('/api/map/:file', { schema: { hide: true } }, async (request, reply) => {
    const name = basename((request.params as { file: string }).file);
    const type = ownValue(TYPES, name.split('.').at(-1)!);
    const path = join(folder, name);
    if (type === undefined || !existsSync(path)) return reply.callNotFound();
    return (
      reply
        .type(type)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // The requesting page has no origin, so it is never “the same” one.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(readFileSync(path))
    );
  });
};
