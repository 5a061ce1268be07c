import { createHash, timingSafeEqual } from 'node:crypto';
import type { Metrics } from '../metrics';
import { NotFound } from '../module-api/refusal';
import { sharedScope } from './shared-scope';

export interface MetricsOptions {
  metrics: Metrics;
  /** The bearer token for the figures. Without one they are closed, unless `open`. */
  credential: string | undefined;
  /** Development: no token is needed. */
  open: boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Counts every call, and serves the figures at `/metrics`. */
export const metricsRoute = sharedScope<MetricsOptions>(
  'metricsRoute',
  async (server, { metrics, credential, open }) => {
    server.addHook('onResponse', async (request, reply) => {
      metrics.countCall({
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1_000,
      });
    });

    const mayRead = (authorization = '') =>
      open ||
      (credential !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${credential}`)));

    server.get('/metrics', { schema: { hide: true }, config: { anyHost: true } }, async (request, reply) => {
      if (!mayRead(request.headers.authorization)) throw new NotFound();
      const { contentType, text } = await metrics.read();
      return reply.type(contentType).send(text);
    });
  },
);
