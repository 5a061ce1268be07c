import type { FastifyRequest } from 'fastify';
import { canonicalHost } from '../deployments/site-hosts';
import { sharedScope } from './shared-scope';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For operators and services inside the network, which call a process by its address. */
    anyHost?: boolean;
  }
  interface FastifyRequest {
    /** A proxy's `X-Forwarded-Host` named another host than `Host`. */
    isByForwardedHost: boolean;
  }
}

const MISDIRECTED = `This site is not served under that host name.

For its operator: the names are that of VEZ_PUBLIC_ORIGIN and the "hosts" of the files in deployments/.
`;

const FORWARDED = 'x-forwarded-host';

/** Undefined if it is ambiguous: Node takes the first of several headers, a proxy may have taken the last. */
function hostOf(request: FastifyRequest): string | undefined {
  const names = request.raw.rawHeaders.filter((_, at) => at % 2 === 0);
  const isAmbiguous = names.filter((name) => name.toLowerCase() === 'host').length > 1;
  return isAmbiguous ? undefined : canonicalHost(request.hostname);
}

/**
 * Answers only requests for configured host names; any other gets 421. Pages depend on the host, so an outsider's
 * invented name could choose what a cache serves to everyone. From here on `request.hostname` is canonical.
 */
export const knownHosts = sharedScope<{ servesHost(host: string): boolean }>(
  'knownHosts',
  async (server, { servesHost }) => {
    server.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config?.anyHost) return undefined;
      const host = hostOf(request);
      if (host === undefined || !servesHost(host)) {
        return reply
          .status(421)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(MISDIRECTED);
      }
      const { headers } = request.raw;
      // A cache before a proxy that forwards this header identifies the request by its `Host`.
      if (canonicalHost(headers.host?.replace(/:\d+$/, '') ?? '') !== host) request.isByForwardedHost = true;
      headers.host = host;
      delete headers[FORWARDED];
      return undefined;
    });
    server.decorateRequest('isByForwardedHost', false);
    server.addHook('onSend', async (request, reply) => {
      if (!request.isByForwardedHost) return;
      const vary = reply.getHeader('vary');
      void reply.header('vary', vary === undefined ? FORWARDED : `${String(vary)}, ${FORWARDED}`);
    });
  },
);
