import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import type { CallerIdentity } from '../module-api/module';
import { askerOf } from '../module-api/network';
import { Forbidden, NotFound } from '../module-api/refusal';
import {
  askerFrom,
  pathBelow,
  readAnswer,
  type Asker,
  type Backend,
  type Backends,
} from '../modules/backends';
import { checkKey } from '../modules/writes';
import { askBackend, CONNECT_MS, type BackendRequest } from './ask-backend';
import { createEvents, wantsEvents } from './backend-events';
import { header } from './call-facts';
import { obeyLimit, type CallLimits } from './call-limits';
import { languageOf } from './language';
import type { Callers } from './register-call';
import { isCallFromElsewhere } from './session-cookie';
import { named } from './shared-scope';

export interface BackendRoutesOptions {
  backends: Backends;
  callers: Callers;
  limits: CallLimits;
}

/** Builds a new request: of what a client sends, only what is named here reaches the backend. */
function requestOf(request: FastifyRequest, assertion: string, path: string): BackendRequest {
  const method = request.method as BackendRequest['method'];
  const key = header(request, 'idempotency-key');
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0;
  return {
    method,
    path,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'identity',
      'x-vez-identity': assertion,
      'x-vez-language': languageOf(request),
      'x-trace-id': request.id,
      ...(method === 'GET' || key === undefined ? {} : { 'idempotency-key': key }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    body: hasBody ? (request.body as Buffer) : null,
  };
}

/** @throws Forbidden for a write that another site's page triggers; Refusal for an invalid key */
function checkWrite(request: FastifyRequest): void {
  if (request.method === 'GET') return;
  if (isCallFromElsewhere(request)) throw new Forbidden();
  checkKey(header(request, 'idempotency-key'));
}

/** The calls of one remote to its backend. */
const callsTo =
  (backend: Backend, { callers, limits }: BackendRoutesOptions): FastifyPluginAsync =>
  async (server) => {
    const { origin, timeoutMs, answerBytes, atOnce, requestBytes } = backend.limits;
    const events = backend.limits.events && createEvents(backend, backend.limits.events);
    const pool = new Pool(origin, {
      connections: atOnce,
      maxResponseSize: answerBytes,
      connect: { timeout: CONNECT_MS },
    });
    const whoAsks = new WeakMap<FastifyRequest, { caller: CallerIdentity; asker: Asker }>();
    server.addHook('preClose', async () => events?.end());
    server.addHook('onClose', async () => {
      await Promise.all([pool.destroy(), events?.close()]);
    });
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );

    server.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: '/*',
      exposeHeadRoute: false,
      bodyLimit: requestBytes,
      schema: { hide: true },
      preParsing: async (request, reply) => {
        const caller = await callers.identify(header(request, 'authorization'));
        const cost = request.method === 'GET' ? 'read' : 'write';
        obeyLimit(limits.count(caller, askerOf(request.address), cost), reply);
        checkWrite(request);
        whoAsks.set(request, { caller, asker: askerFrom(caller.sessionId, request.address) });
      },
      handler: async (request, reply) => {
        const place = pathBelow(server.prefix, request.raw.url ?? '');
        if (place === undefined) throw new NotFound();
        const { caller, asker } = whoAsks.get(request)!;
        const facts = { caller, language: languageOf(request), traceId: request.id };
        const assertion = await backend.assertionFor(facts);
        const sent = requestOf(request, assertion, place.path + place.query);
        const isVisitor = caller.kind === 'anonymous';
        if (wantsEvents(request)) {
          if (events === undefined) throw new NotFound();
          return events.answer(sent, reply, { asker, isVisitor });
        }
        const answer = await backend.breaker.run(asker, async () =>
          readAnswer(await askBackend(pool, sent, timeoutMs), isVisitor),
        );
        if ('refusal' in answer) throw answer.refusal;
        void reply.status(answer.status).header('cache-control', 'no-store');
        return answer.body === undefined ? reply.send() : reply.type('application/json').send(answer.body);
      },
    });
  };

/** `/api/x/<remote>/`: the calls of remotes to their teams' services, and the keys that prove who calls. */
export const backendRoutes = named<BackendRoutesOptions>('backendRoutes', async (server, options) => {
  server.get('/keys.json', { schema: { hide: true }, config: { anyHost: true } }, async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=300');
    return options.backends.keySet;
  });
  for (const backend of options.backends.all)
    await server.register(callsTo(backend, options), { prefix: `/${backend.remote}` });
});
