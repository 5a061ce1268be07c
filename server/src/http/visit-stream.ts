import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallerIdentity } from '../module-api/module';
import { createPlaces } from '../module-api/places';
import { Forbidden, NotFound, Refusal, Unauthorized } from '../module-api/refusal';
import type { Catalogue } from '../modules/catalogue';
import { pointsFor } from '../modules/counters';
import type { VisitChanges } from '../modules/visits';
import { header } from './call-facts';
import type { Callers } from './register-call';
import { isCallFromElsewhere, SESSION_COOKIE } from './session-cookie';
import { named } from './shared-scope';

/** Keeps proxies from taking a quiet stream for a dead one. */
const SIGN_OF_LIFE_MS = 20_000;
/** A session may end meanwhile: browsers connect again by themselves, and are authenticated again. */
const LONGEST_MS = 600_000;
/** For one process; each stream costs an open connection. */
const MOST_STREAMS = 2_000;
/** A session of staff or of a device shows a few pages; a department has many, and is not the only one. */
export const STREAM_SHARES = { session: 8, person: 16, department: 500, key: 100 };

const query = z.object({ locationId: z.coerce.number().int().min(1) });
const lastId = z.coerce.number().int().min(0).optional().catch(undefined);

export interface VisitStreamOptions {
  callers: Callers & { callerOfCookie(cookie: string): Promise<CallerIdentity | undefined> };
  catalogue: Catalogue;
  changes: VisitChanges;
}

/**
 * Authenticates by a token, or by the session cookie, since `EventSource` sends no token. The cookie is enough here
 * alone, as the stream changes nothing and reveals only that something has changed (decision record 0044).
 */
async function callerOf(
  request: FastifyRequest,
  { callers }: VisitStreamOptions,
): Promise<CallerIdentity | undefined> {
  const authorization = header(request, 'authorization');
  if (authorization !== undefined) return callers.identify(authorization);
  const cookie = request.cookies[SESSION_COOKIE];
  return cookie === undefined || isCallFromElsewhere(request) ? undefined : callers.callerOfCookie(cookie);
}

/** How many streams each holder behind the caller may have. */
function sharesOf({ kind, subject, sessionId, staff, counterKey }: CallerIdentity): Record<string, number> {
  const departmentId = staff?.departmentId ?? counterKey?.departmentId;
  const { session, person, department, key } = STREAM_SHARES;
  return {
    ...(kind === 'service'
      ? { [`key ${counterKey?.id ?? ''}`]: key }
      : { [`session ${sessionId ?? subject}`]: session, [`person ${subject}`]: person }),
    ...(departmentId === undefined ? {} : { [`department ${departmentId}`]: department }),
  };
}

/** Starts the stream of an answer. */
function openStream(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // Otherwise nginx holds events back until its buffer is full.
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 3000\n\n');
  return raw;
}

/** `GET counter/stream`: announces at once that something has changed at an office. */
export const visitStream = named<VisitStreamOptions>('visitStream', async (server, options) => {
  const { catalogue, changes } = options;
  const open = new Set<ServerResponse>();
  const places = createPlaces(MOST_STREAMS);
  server.addHook('preClose', async () => open.forEach((stream) => stream.end()));
  server.addHook('onClose', () => changes.stop());

  server.get('/counter/stream', { schema: { hide: true } }, async (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) throw new NotFound();
    const caller = await callerOf(request, options);
    if (caller === undefined || caller.kind === 'anonymous') throw new Unauthorized();
    if (caller.kind !== 'service' && caller.staff === undefined) throw new Forbidden();
    const { locationId } = asked.data;
    pointsFor(catalogue, caller, locationId);
    const leave = places.take(sharesOf(caller));
    if (leave === undefined) throw new Refusal('tooManyRequests', {}, 10);

    const stream = openStream(reply);
    open.add(stream);
    const known = lastId.parse(header(request, 'last-event-id'));
    const stop = changes.listen(locationId, known, (at) =>
      stream.write(`event: changed\nid: ${at}\ndata: {}\n\n`),
    );
    const alive = setInterval(() => stream.write(': \n\n'), SIGN_OF_LIFE_MS);
    const longest = setTimeout(() => stream.end(), LONGEST_MS);
    stream.on('close', () => {
      clearInterval(alive);
      clearTimeout(longest);
      open.delete(stream);
      stop();
      leave();
    });
  });
});
