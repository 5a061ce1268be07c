import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf } from '../fault';
import type { Log } from '../module';
import { NotFound } from '../refusal';
import { answerTo } from './answer-to';
import { languageOf } from './language';

/** Every failure as `{ code, message, reason, traceId }`, in the caller's language; our own faults are logged. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  const answer = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, retryAfter } = answerTo(error, languageOf(request), request.id);
    if (status >= 500) {
      const { url: route } = request.routeOptions;
      log.error({ route, status, traceId: request.id, fault: faultOf(error) }, 'call failed');
    }
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.status(status).send({ ...body, traceId: request.id });
  };
  app.setErrorHandler(answer);
  app.setNotFoundHandler((request, reply) => answer(new NotFound(), request, reply));
}

/** For requests that reach no route, such as an address that is none. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body } = answerTo(error, languageOf(request), request.id);
  void reply.status(status).send({ ...body, traceId: request.id });
};
