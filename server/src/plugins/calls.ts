import { calls, type CallDefinition, type CallName } from '@vez/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CallerIdentity, Deps, Handlers, ServerModule, SharedHandlers } from '../module';
import { PuzzleNeeded, type Puzzles } from '../modules/puzzle';
import { askerOf } from '../network';
import { Forbidden, Unauthorized } from '../refusal';
import type { Audit } from './audit';
import { auditedCall } from './audited-calls';
import { costOf, type CallLimits } from './call-limits';
import type { Fingerprints } from './fingerprints';
import { checkKey } from './idempotency';
import { languageOf } from './language';
import { isCallFromElsewhere, isFromElsewhere, SESSION_COOKIE, sessionCookieOptions } from './session-cookie';
import { writeAlone, writeTogether } from './writes';

export interface Callers {
  /** Who holds the bearer token of a request. @throws Unauthorized for a token that is not valid any more */
  identify(authorization: string | undefined): Promise<CallerIdentity>;
}

type AnyHandler = (request: object) => Promise<unknown>;
type AnySharedHandler = Parameters<typeof writeTogether>[1];

/** A counter system stands for nobody: it has no tickets, and no call of citizens is open to it. */
function allow({ caller: needed }: CallDefinition, caller: CallerIdentity): void {
  if (needed === 'anyone') return;
  if (caller.kind === 'anonymous') throw new Unauthorized();
  if ((needed === 'service') !== (caller.kind === 'service')) throw new Forbidden();
  if (needed === 'euid' && caller.euid === undefined) throw new Forbidden();
}

/** Whose data it is comes from the token; somebody else's `euid` is refused (decision 27). */
function checkEuid(caller: CallerIdentity, ...parts: unknown[]): void {
  for (const part of parts) {
    const euid = (part as { euid?: string } | undefined)?.euid;
    if (euid !== undefined && euid !== '' && euid !== caller.euid) throw new Forbidden();
  }
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * One route for each definition of the contract, below `/api`.
 * @throws Error where a definition has no handler, or two
 */
export function registerCalls(
  app: FastifyInstance,
  modules: ServerModule[],
  deps: Deps,
  callers: Callers,
  limits: CallLimits,
  audit: Audit,
  puzzles: Puzzles,
  fingerprintsOf: (content: unknown) => Fingerprints,
): void {
  /** Asked once for a request: the address is worked out of the proxies' header each time. */
  const whoAsks = new WeakMap<FastifyRequest, { caller: CallerIdentity; ip: string }>();
  const handlers: Handlers = {};
  const sharedHandlers: SharedHandlers = {};
  for (const { name, handlers: own, sharedHandlers: shared = {} } of modules) {
    for (const call of [...Object.keys(own), ...Object.keys(shared)]) {
      if (call in handlers || call in sharedHandlers) {
        throw new Error(`Two modules handle ${call}; the second is ${name}.`);
      }
    }
    Object.assign(handlers, own);
    Object.assign(sharedHandlers, shared);
  }

  for (const [name, definition] of Object.entries(calls) as [CallName, CallDefinition][]) {
    const handle = auditedCall(name, definition.path, handlers[name] as AnyHandler | undefined, audit);
    const handleTogether = sharedHandlers[name] as AnySharedHandler | undefined;
    const write =
      handleTogether === undefined
        ? handle && writeAlone(deps.db, handle)
        : writeTogether(deps.db, handleTogether);
    if (write === undefined) throw new Error(`The contract's call ${name} has no handler.`);
    const { method, path, params, query, body, answer, summary } = definition;

    const cost = costOf(name, definition);
    const audited = async (caller: CallerIdentity, request: FastifyRequest, check: () => void) => {
      try {
        check();
      } catch (error) {
        if (error instanceof Forbidden) await audit.forbidden(caller, `/api/${path}`, request.id);
        throw error;
      }
    };

    app.withTypeProvider<ZodTypeProvider>().route({
      method,
      url: `/${path}`,
      schema: {
        summary,
        operationId: name,
        tags: [path.split('/')[0]!],
        ...(params ? { params } : {}),
        ...(query ? { querystring: query } : {}),
        ...(body ? { body } : {}),
        response: { 200: answer },
      },
      // Before the body is even read: what is wrong with it is told to nobody who may not ask.
      preParsing: async (request) => {
        const caller = await callers.identify(header(request, 'authorization'));
        const { ip } = request;
        limits.count(caller, askerOf(ip), cost);
        await audited(caller, request, () => allow(definition, caller));
        whoAsks.set(request, { caller, ip });
      },
      handler: async (request, reply) => {
        const { caller, ip } = whoAsks.get(request)!;
        await audited(caller, request, () => checkEuid(caller, request.query, request.body));
        const facts = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller,
          language: languageOf(request),
          traceId: request.id,
          ip,
          isFromElsewhere: isCallFromElsewhere(request),
          sessionCookie: isFromElsewhere(header(request, 'sec-fetch-site'))
            ? undefined
            : request.cookies[SESSION_COOKIE],
          userAgent: header(request, 'user-agent'),
          host: request.hostname,
          setSession(cookie: string | null) {
            if (cookie === null) void reply.clearCookie(SESSION_COOKIE, sessionCookieOptions);
            else void reply.setCookie(SESSION_COOKIE, cookie, sessionCookieOptions);
          },
        };
        void reply.header('cache-control', 'no-store');
        const isRead = method === 'GET' || definition.reads === true;
        const isKept = !isRead && (!definition.shellOnly || definition.keptAnswer);
        const key = header(request, 'idempotency-key');
        if (isKept) checkKey(key);
        const content = [name, request.params, request.query, request.body];
        const answering =
          handle !== undefined && !isKept
            ? handle({ ...facts, db: deps.db })
            : write({ request: facts, key, subject: caller.subject, fingerprints: fingerprintsOf(content) });
        return answering.catch(async (error: unknown) => {
          // Made here, after the transaction: making one takes a while.
          throw error instanceof PuzzleNeeded ? await puzzles.refusalFor(error) : error;
        });
      },
    });
  }
}
