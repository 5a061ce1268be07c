import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { RenderedPage } from './rendered-pages';

type Encoding = 'br' | 'gzip';

/** Higher than for answers, since it is done once for all requests of the page. */
const QUALITY = 7;
const brotli = promisify(brotliCompress);
const COMPRESS: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    brotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

const kept = new WeakMap<RenderedPage, Map<Encoding, Promise<Buffer>>>();

/**
 * The content of a page for a browser that accepts these encodings. Compressed once, also for simultaneous requests.
 */
export async function encodedPage(
  page: RenderedPage,
  acceptEncoding = '',
): Promise<{ encoding: Encoding | undefined; body: Buffer | string }> {
  const encoding = negotiate<Encoding | 'identity'>(acceptEncoding, ['br', 'gzip', 'identity']);
  if (encoding === null || encoding === 'identity') return { encoding: undefined, body: page.html };
  const bodies = kept.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(page, bodies);
  const body = bodies.get(encoding) ?? COMPRESS[encoding](Buffer.from(page.html));
  bodies.set(encoding, body);
  return { encoding, body: await body };
}
