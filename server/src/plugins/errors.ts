import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { sqlState } from '../db/db';
import type { Log } from '../module';
import { Forbidden, NotFound, Refusal, Unauthorized } from '../refusal';
import { refusalText } from '../texts';
import { languageOf } from './language';

/** PostgreSQL's own shut-down codes, and what a socket says of a database that is gone. */
const DATABASE_GONE = /^(57P0[123]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND)$/;

const isDatabaseGone = (error: unknown): boolean =>
  DATABASE_GONE.test(sqlState(error) ?? '') ||
  (error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message));

interface Answer {
  status: number;
  body: { code: number; message: string; reason?: string };
  retryAfter?: number;
}

function answerTo(error: FastifyError | Error, request: FastifyRequest): Answer {
  if (error instanceof Refusal) {
    const message = refusalText(error.reason, languageOf(request), error.values);
    const body = { code: 602, message, reason: error.reason };
    return { status: error.status, body, retryAfter: error.retryAfterSeconds };
  }
  if (error instanceof NotFound) return { status: 404, body: { code: 404, message: 'Not found' } };
  if (error instanceof Unauthorized) return { status: 401, body: { code: 401, message: 'Unauthorized' } };
  if (error instanceof Forbidden) return { status: 403, body: { code: 403, message: 'Forbidden' } };
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = `${error.validationContext}${first?.instancePath ?? ''}`;
    const message = `400 Bad Request: ${where} ${first?.message ?? ''}`.trim();
    return { status: 400, body: { code: 400, message, reason: 'malformed' } };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 429) {
    const message = refusalText('tooManyRequests', languageOf(request));
    return { status, body: { code: 602, message, reason: 'tooManyRequests' }, retryAfter: 10 };
  }
  if (status >= 400 && status < 500) {
    return { status, body: { code: status, message: error.message, reason: 'malformed' } };
  }
  if (isDatabaseGone(error)) return { status: 503, body: { code: 503, message: 'Busy' }, retryAfter: 2 };
  return { status: 500, body: { code: 603, message: '' } };
}

/** Every failure as `{ code, message, reason?, traceId }` (decision 50); a bug tells nothing but its trace id. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body, retryAfter } = answerTo(error, request);
    if (status >= 500) {
      log.error(
        { route: request.routeOptions.url, traceId: request.id, fault: error.message },
        'call failed',
      );
    }
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    return reply.status(status).send({ ...body, traceId: request.id });
  });
}
