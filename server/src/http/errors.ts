import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf } from '../diagnostics/fault';
import type { Log } from '../diagnostics/log';
import { NotFound } from '../module-api/refusal';
import { answerTo, type Answer } from './answer-to';
import { acceptsProblems, PROBLEM_TYPE, problemOf } from './problem';
import { sharedScope } from './shared-scope';
import { languageOf } from './language';

/** nginx's status for a request whose client closed the connection before the answer. */
const CLIENT_LEFT = 499;
/** The client closed the connection before its request was read. */
export class ClientLeft extends Error {}
const hasLeft = (error: FastifyError | Error, { raw }: FastifyReply): boolean =>
  error instanceof ClientLeft ||
  (raw.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: Answer['body'],
): FastifyReply {
  const failure = { ...body, traceId: request.id };
  if (!acceptsProblems(request.headers.accept)) return reply.status(status).send(failure);
  return reply
    .status(status)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problemOf(status, failure)));
}

/** Answers every failure as `{ code, message, reason, traceId }`, in the caller's language, and logs our own faults. */
export const errors = sharedScope<{ log: Log }>('errors', async (server, { log }) => {
  const answer = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const { url: route } = request.routeOptions;
    if (hasLeft(error, reply)) {
      log.info({ route, status: CLIENT_LEFT, traceId: request.id }, 'client left');
      return reply.status(CLIENT_LEFT).send();
    }
    const { status, body, retryAfter } = answerTo(error, languageOf(request), request.id);
    if (status >= 500) {
      log.error({ route, status, traceId: request.id, fault: faultOf(error) }, 'call failed');
    }
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return sendFailure(request, reply, status, body);
  };
  server.setErrorHandler(answer);
  server.setNotFoundHandler((request, reply) => answer(new NotFound(), request, reply));
});

/** A path without a page: citizens see a not-found page there, in their language, with a way home. */
const NO_PAGE = '/notFound';

const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !/^\/(api|assets|dev)\//.test(url);

/**
 * For requests that reach no route, such as those with a malformed address. A browser is redirected to a page,
 * without any part of the broken address.
 */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  if (wantsPage(request)) return void reply.redirect(NO_PAGE);
  const { status, body } = answerTo(error, languageOf(request), request.id);
  sendFailure(request, reply, status, body);
};
