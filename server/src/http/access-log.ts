import type { Log } from '../diagnostics/log';
import { sharedScope } from './shared-scope';

/**
 * Logs each call below `/api`: what was called, how it ended and how long it took. Of the address it logs only the
 * route's template, and of headers, body and caller nothing: any of them may hold a phone number.
 */
export const accessLog = sharedScope<{ log: Log }>('accessLog', async (server, { log }) => {
  server.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const { url: route = 'none' } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime);
    log.info({ traceId: request.id, method: request.method, route, status: reply.statusCode, ms }, 'call');
  });
});
