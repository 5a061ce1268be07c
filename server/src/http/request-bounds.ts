import type { FastifyRequest } from 'fastify';
import { ClientLeft } from './errors';
import { sharedScope } from './shared-scope';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request came from, read while its socket was open: `ip` throws once the client has left. */
    address: string;
  }
}

/** How much of an unread body the connection may still receive before it is closed. */
const DRAINED_BYTES = 64 * 1024;

const isEncoded = ({ headers }: FastifyRequest) =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';

/** Whether a body is still arriving and may be long, such as that of a request which no route reads. */
const mayBringMore = ({ raw, headers }: FastifyRequest) =>
  !raw.complete &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > DRAINED_BYTES);

/** Limits what a request may send: no compressed body (415), and no long body after the answer. */
export const requestBounds = sharedScope('requestBounds', async (server) => {
  server.decorateRequest('address', '');
  server.addHook('onRequest', async (request) => {
    // Undefined if the client left before its request was read.
    if (request.raw.socket.remoteAddress === undefined) throw new ClientLeft();
    request.address = request.ip;
    if (isEncoded(request)) {
      throw Object.assign(new Error('Compressed bodies are not supported.'), { statusCode: 415 });
    }
  });
  server.addHook('onSend', async (request, reply) => {
    if (mayBringMore(request)) void reply.header('connection', 'close');
  });
});
