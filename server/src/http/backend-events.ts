import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { createPlaces } from '../module-api/places';
import { Outage, Refusal } from '../module-api/refusal';
import { readAnswer, sharesOf, type Asker, type Backend, type EventLimits } from '../modules/backends';
import { CONNECT_MS, type BackendRequest } from './ask-backend';
import { header } from './call-facts';

const TYPE = 'text/event-stream';
/** A backend that is silent for so long counts as dead. */
const QUIET_MS = 60_000;
const NOTHING = Buffer.alloc(0);
/** One person may have a twentieth of the streams of a backend: a few pages. */
const PART_OF_PERSON = 20;

/** Whether a request asks for events, as `EventSource` does. */
export const wantsEvents = (request: FastifyRequest): boolean =>
  request.method === 'GET' && header(request, 'accept') === TYPE;

const isEvents = ({ 'content-type': type, 'content-encoding': encoding }: Record<string, unknown>) =>
  typeof type === 'string' && /^text\/event-stream(;|$)/i.test(type) && encoding === undefined;

/** Starts the stream of an answer, without the backend's headers. */
function begin(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': `${TYPE}; charset=utf-8`,
    'cache-control': 'no-store',
    // Otherwise nginx holds events back until its buffer is full.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return raw;
}

/** @throws Outage `backendTimeout` or `backendUnavailable` */
async function ask(pool: Pool, request: BackendRequest, timeoutMs: number, ending: AbortController) {
  const patience = setTimeout(() => ending.abort(), timeoutMs);
  const headers = { ...request.headers, accept: TYPE };
  try {
    return await pool.request({ ...request, headers, signal: ending.signal });
  } catch {
    throw new Outage(ending.signal.aborted ? 'backendTimeout' : 'backendUnavailable');
  } finally {
    clearTimeout(patience);
  }
}

/** The status for an answer without events, as for any call: 204 stops the client from connecting again. */
async function statusOf(status: number, body: { dump(): Promise<unknown> }, isVisitor: boolean) {
  await body.dump().catch(() => undefined);
  if (status === 200) throw new Outage('backendUnavailable');
  const answer = readAnswer({ status, headers: {}, body: NOTHING }, isVisitor);
  if ('refusal' in answer) throw answer.refusal;
  return answer.status;
}

/** Forwards the events of one backend as they come, within its operator's limits. */
export function createEvents({ limits, breaker }: Backend, { atOnce, seconds, bytes }: EventLimits) {
  const pool = new Pool(limits.origin, {
    connections: atOnce,
    maxResponseSize: bytes,
    bodyTimeout: QUIET_MS,
    connect: { timeout: CONNECT_MS },
  });
  const open = new Set<AbortController>();
  const places = createPlaces(atOnce);

  async function pass(body: Readable, reply: FastifyReply, ending: AbortController): Promise<void> {
    const stream = begin(reply);
    const longest = setTimeout(() => ending.abort(), seconds * 1_000);
    // However the stream ends, its listener connects again.
    body.once('error', () => stream.end()).pipe(stream);
    await once(stream, 'close');
    clearTimeout(longest);
    body.destroy();
  }

  return {
    /** @throws Refusal `tooManyRequests`; Outage; the backend's own refusal */
    async answer(
      request: BackendRequest,
      reply: FastifyReply,
      { asker, isVisitor }: { asker: Asker; isVisitor: boolean },
    ): Promise<FastifyReply> {
      const leave = places.take(sharesOf(asker, atOnce, PART_OF_PERSON));
      if (leave === undefined) throw new Refusal('tooManyRequests', {}, 10);
      const ending = new AbortController();
      open.add(ending);
      try {
        const { body, status } = await breaker.run(asker, async () => {
          const { statusCode, headers, body } = await ask(pool, request, limits.timeoutMs, ending);
          const isStream = statusCode === 200 && isEvents(headers);
          return { body, status: isStream ? undefined : await statusOf(statusCode, body, isVisitor) };
        });
        if (status !== undefined) return await reply.status(status).send();
        await pass(body, reply, ending);
        return reply;
      } finally {
        leave();
        open.delete(ending);
      }
    },
    /** Disconnects all listeners at once. */
    end: () => open.forEach((ending) => ending.abort()),
    close: () => pool.destroy(),
  };
}
