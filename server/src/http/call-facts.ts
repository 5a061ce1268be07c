import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerIdentity } from '../module-api/module';
import { languageOf } from './language';
import {
  isCallFromElsewhere,
  isFromElsewhere,
  isOfUnknownPage,
  SESSION_COOKIE,
  setSessionCookie,
} from './session-cookie';

/** A header that was sent exactly once. */
export const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** What a handler receives about a call, except its database. */
export const callFacts = (
  request: FastifyRequest,
  reply: FastifyReply,
  { caller, ip }: { caller: CallerIdentity; ip: string },
) => ({
  params: request.params,
  query: request.query,
  body: request.body,
  caller,
  language: languageOf(request),
  traceId: request.id,
  ip,
  isFromElsewhere: isCallFromElsewhere(request),
  isOfUnknownPage: isOfUnknownPage(request),
  sessionCookie: isFromElsewhere(header(request, 'sec-fetch-site'))
    ? undefined
    : request.cookies[SESSION_COOKIE],
  userAgent: header(request, 'user-agent'),
  host: request.hostname,
  setSession(cookie: string | null, seconds?: number) {
    void setSessionCookie(reply, cookie, seconds);
  },
});
