import { calls, costOf, type CallDefinition, type CallName } from '@vez/shared/contracts';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Db } from '../db/db';
import type { CallerIdentity, ServerModule } from '../module';
import { auditedCall, type Audit } from '../modules/audit';
import { PuzzleNeeded, type Puzzles } from '../modules/puzzle';
import { checkKey, writeAlone, writeTogether, type Fingerprints } from '../modules/writes';
import { askerOf } from '../network';
import { Forbidden } from '../refusal';
import { callFacts, header } from './call-facts';
import type { CallLimits } from './call-limits';
import { handlersOf, type AllHandlers } from './handlers';
import { checkCaller, checkEuid } from './permission';

export interface Callers {
  /** Who holds the bearer token of a request. @throws Unauthorized for a token that is not valid any more */
  identify(authorization: string | undefined): Promise<CallerIdentity>;
}

interface CallDeps {
  db: Db;
  callers: Callers;
  limits: CallLimits;
  audit: Audit;
  puzzles: Puzzles;
  fingerprintsOf(content: unknown): Fingerprints;
}
export interface CallsOptions extends CallDeps {
  modules: ServerModule[];
}

type AnyHandler = (request: object) => Promise<unknown>;
type AnySharedHandler = Parameters<typeof writeTogether>[1];

/** @throws Error where the call has no handler */
function handlingOf(
  name: CallName,
  { path }: CallDefinition,
  { handlers, sharedHandlers }: AllHandlers,
  { db, audit }: CallDeps,
) {
  const handle = auditedCall(name, path, handlers[name] as AnyHandler | undefined, audit);
  const handleTogether = sharedHandlers[name] as AnySharedHandler | undefined;
  const write =
    handleTogether === undefined ? handle && writeAlone(db, handle) : writeTogether(db, handleTogether);
  if (write === undefined) throw new Error(`The contract's call ${name} has no handler.`);
  return { handle, write };
}

const schemaOf = (name: CallName, { path, params, query, body, answer, summary }: CallDefinition) => ({
  summary,
  operationId: name,
  tags: [path.split('/')[0]!],
  ...(params ? { params } : {}),
  ...(query ? { querystring: query } : {}),
  ...(body ? { body } : {}),
  response: { 200: answer },
});

/** Registers the route of one call. */
function registerCall(
  app: FastifyInstance,
  name: CallName,
  definition: CallDefinition,
  all: AllHandlers,
  deps: CallDeps,
): void {
  const { db, callers, limits, audit, puzzles, fingerprintsOf } = deps;
  const { handle, write } = handlingOf(name, definition, all, deps);
  const { method, path } = definition;
  const cost = costOf(definition);
  const isRead = method === 'GET' || definition.reads === true;
  const isKept = !isRead && (!definition.shellOnly || definition.keptAnswer === true);
  /** Kept for each request, since the address is worked out of the proxies' header each time. */
  const whoAsks = new WeakMap<FastifyRequest, { caller: CallerIdentity; ip: string }>();

  async function audited(caller: CallerIdentity, request: FastifyRequest, check: () => void) {
    try {
      check();
    } catch (error) {
      if (error instanceof Forbidden) await audit.forbidden(caller, `/api/${path}`, request.id);
      throw error;
    }
  }

  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: `/${path}`,
    schema: schemaOf(name, definition),
    // Before the body is read, so that its faults are told only to callers who may make the call.
    preParsing: async (request) => {
      const caller = await callers.identify(header(request, 'authorization'));
      const { ip } = request;
      limits.count(caller, askerOf(ip), cost);
      await audited(caller, request, () => checkCaller(definition, caller));
      whoAsks.set(request, { caller, ip });
    },
    handler: async (request, reply) => {
      const who = whoAsks.get(request)!;
      await audited(who.caller, request, () => checkEuid(who.caller, request.query, request.body));
      const facts = callFacts(request, reply, who);
      void reply.header('cache-control', 'no-store');
      const key = header(request, 'idempotency-key');
      if (isKept) checkKey(key);
      const content = [name, request.params, request.query, request.body];
      const answering =
        handle !== undefined && !isKept
          ? handle({ ...facts, db })
          : write({
              request: facts,
              key,
              subject: who.caller.subject,
              fingerprints: fingerprintsOf(content),
            });
      return answering.catch(async (error: unknown) => {
        // After the transaction, since making a puzzle takes a while.
        throw error instanceof PuzzleNeeded ? await puzzles.refusalFor(error) : error;
      });
    },
  });
}

/**
 * One route for each definition of the contract.
 * @throws Error where a definition has no handler, or two
 */
export const callRoutes: FastifyPluginAsync<CallsOptions> = async (app, { modules, ...deps }) => {
  const all = handlersOf(modules);
  for (const [name, definition] of Object.entries(calls) as [CallName, CallDefinition][]) {
    registerCall(app, name, definition, all, deps);
  }
};
