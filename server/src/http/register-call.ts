import { costOf, type CallDefinition, type CallName } from '@vez/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { CallerIdentity } from '../module-api/module';
import { askerOf } from '../module-api/network';
import { Forbidden } from '../module-api/refusal';
import type { Audit } from '../modules/audit';
import type { ArrivingCall } from '../modules/releases';
import { bodyOfDigest } from './body-of-digest';
import { callFacts, header } from './call-facts';
import { obeyLimit, type CallLimits } from './call-limits';
import type { AllHandlers } from './handlers';
import { createPerformer, type PerformDeps } from './perform-call';
import { checkCaller, checkEuid } from './permission';
import { refuseTooDeep } from './too-deep';

export interface Callers {
  /**
   * Identifies the bearer of a request's token.
   * @param call which a team has signed; without it no team is accepted
   * @throws Unauthorized for a token that is no longer valid
   */
  identify(authorization: string | undefined, call?: ArrivingCall): Promise<CallerIdentity>;
  /** The ticket of a link; undefined for a code that is not ours. */
  linkedBy(code: string): Promise<CallerIdentity['linked']>;
}

/** The header of a ticket's link, on calls that its holder may make (decision record 0083). */
const LINK_HEADER = 'x-vez-ticket-link';

/** The caller with the ticket of the request's link, if it has one and the call accepts it. */
async function withLink(
  callers: Callers,
  { byLink }: CallDefinition,
  caller: CallerIdentity,
  code: string | undefined,
): Promise<CallerIdentity> {
  if (byLink === undefined || code === undefined || caller.staff !== undefined) return caller;
  const linked = await callers.linkedBy(code);
  if (linked === undefined || (byLink === 'change' && !linked.mayChange)) return caller;
  return { ...caller, linked, ...(caller.kind === 'anonymous' && { subject: `ticket:${linked.ticketId}` }) };
}

export interface CallDeps extends PerformDeps {
  callers: Callers;
  limits: CallLimits;
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

/** Runs a check, and records a `Forbidden` in the audit before rethrowing it. */
const auditing =
  (audit: Audit, path: string) =>
  async (caller: CallerIdentity, request: FastifyRequest, check: () => void) => {
    try {
      check();
    } catch (error) {
      if (error instanceof Forbidden) await audit.forbidden(caller, `/api/${path}`, request.id);
      throw error;
    }
  };

/** Registers the route of one call. @throws Error if the call has no handler */
export function registerCall(
  app: FastifyInstance,
  name: CallName,
  definition: CallDefinition,
  all: AllHandlers,
  deps: CallDeps,
): void {
  const { callers, limits, audit } = deps;
  const { method, path } = definition;
  const cost = costOf(definition);
  const perform = createPerformer(name, definition, all, deps);
  const audited = auditing(audit, path);
  /** Kept for each request, since the address is derived from the proxies' header each time. */
  const whoAsks = new WeakMap<FastifyRequest, { caller: CallerIdentity; ip: string }>();

  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: `/${path}`,
    schema: schemaOf(name, definition),
    ...(definition.bodyBytes === undefined ? {} : { bodyLimit: definition.bodyBytes }),
    // Before the body is read, so that its faults are reported only to callers who may make the call.
    preParsing: async (request, reply, payload) => {
      const idempotencyKey = header(request, 'idempotency-key');
      const call = { method: request.method, url: request.url, idempotencyKey };
      const bearer = await callers.identify(header(request, 'authorization'), call);
      const { address: ip } = request;
      obeyLimit(limits.count(bearer, askerOf(ip), cost), reply);
      const caller = await withLink(callers, definition, bearer, header(request, LINK_HEADER));
      await audited(caller, request, () => checkCaller(definition, caller));
      whoAsks.set(request, { caller, ip });
      return caller.bodyDigest === undefined ? payload : bodyOfDigest(caller.bodyDigest, payload);
    },
    preValidation: refuseTooDeep,
    handler: async (request, reply) => {
      const who = whoAsks.get(request)!;
      await audited(who.caller, request, () => checkEuid(who.caller, request.query, request.body));
      const facts = callFacts(request, reply, who);
      void reply.header('cache-control', 'no-store');
      return perform(request, facts);
    },
  });
}
