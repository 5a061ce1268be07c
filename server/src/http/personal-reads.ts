import { calls, type CallDefinition } from '@vez/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { callRequest, isRead } from '../module-api/call-request';
import type { CallerIdentity } from '../module-api/module';
import { languageOf } from './language';
import { isCallFromElsewhere, SESSION_COOKIE } from './session-cookie';
import { named } from './shared-scope';

/** More than any screen begins with. */
const MOST_READS = 12;

const input = z.record(z.string().max(50), z.union([z.string().max(100), z.number(), z.null()]));
const body = z.object({
  reads: z.array(z.tuple([z.string().max(100), input])).max(MOST_READS),
});
type Read = z.output<typeof body>['reads'][number];

export interface PersonalReadsOptions {
  readerOf(cookie: string): Promise<{ caller: CallerIdentity; token: string } | undefined>;
}

/** The definition of a read that a citizens' screen may make. */
function definitionOf(name: string, isKnown: boolean): CallDefinition | undefined {
  const definition = Object.hasOwn(calls, name)
    ? (calls as unknown as Record<string, CallDefinition>)[name]!
    : undefined;
  if (definition === undefined || definition.shellOnly || definition.roles !== undefined) return undefined;
  const mayCall =
    definition.caller === 'anyone' || (isKnown && ['token', 'euid'].includes(definition.caller));
  return mayCall && isRead(definition) ? definition : undefined;
}

/** Makes one call as the browser's person, with all its checks and limits. */
async function readAs(
  server: FastifyInstance,
  request: FastifyRequest,
  token: string | undefined,
  [name, given]: Read,
) {
  const definition = definitionOf(name, token !== undefined);
  if (definition === undefined) return null;
  const answer = await server.inject({
    ...callRequest(definition, given),
    remoteAddress: request.address,
    headers: {
      host: request.hostname,
      'x-vez-language': languageOf(request),
      'x-trace-id': request.id,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return answer.statusCode === 200 ? answer.json<unknown>() : null;
}

/**
 * `POST personal`: what a screen begins with, in one answer, for the owner of the session cookie. The page requests
 * it while its HTML is still being read, before any script runs, so that it has no token. The cookie is enough,
 * since nothing is changed, and another site's page neither sends the cookie nor reads the answer. A read that fails
 * is null: the screen then makes the call itself (decision record 0037).
 */
export const personalReads = named<PersonalReadsOptions>('personalReads', async (server, { readerOf }) => {
  server
    .withTypeProvider<ZodTypeProvider>()
    .post('/personal', { schema: { hide: true, body } }, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const cookie = request.cookies[SESSION_COOKIE];
      const reader =
        cookie === undefined || isCallFromElsewhere(request) ? undefined : await readerOf(cookie);
      // On a page of citizens, staff are visitors.
      const person = reader?.caller.staff === undefined ? reader : undefined;
      const answers = await Promise.all(
        request.body.reads.map((read) => readAs(server, request, person?.token, read)),
      );
      const { euid = null, mobile } = person?.caller ?? {};
      return { of: [euid, mobile?.number ?? null], answers };
    });
});
