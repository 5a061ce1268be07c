import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { sharedScope } from './shared-scope';

/** Smaller answers fit in one packet anyway; quality 5 costs a page 1 ms and saves two thirds of its size. */
const COMPRESSION: FastifyCompressOptions = {
  // A body marked as compressed is refused (`requestBounds`).
  globalDecompression: false,
  threshold: 1_400,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
};

/** Cookies, compression and security headers. */
export const transport = sharedScope('transport', async (server) => {
  await server.register(cookie);
  await server.register(compress, COMPRESSION);
  await server.register(helmet, {
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Only old browsers and plug-ins read these; each file of a page would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
});
