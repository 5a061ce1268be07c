import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Language } from '@vez/shared/contracts';
import type { ApiReason } from '@vez/shared/api-error';
import type { FailureReason } from '@vez/shared/domain';
import { isDatabaseBusy, isDatabaseFull, isUnstorable } from '../db/db';
import { PuzzleRefusal } from '../modules/puzzle';
import { Forbidden, NotFound, Outage, Refusal, RefusedByBackend, Unauthorized } from '../module-api/refusal';
import { failureText, refusalText } from '../texts/texts';

const BUSY_RETRY_SECONDS = 2;

export interface Answer {
  status: number;
  body: { code: number; message: string; reason: ApiReason; puzzle?: unknown };
  retryAfter?: number;
}

const REASON_OF_STATUS: Record<number, FailureReason> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
  413: 'tooLarge',
  415: 'unsupported',
};

/**
 * The answer to an error (ERR-01 to ERR-13, decisions 50 and 70): code 602 for a refusal, 601 for an outage that we
 * can name, 603 for a bug, else the status. The message is in the caller's language; that of a bug reveals only the
 * trace id.
 */
export function answerTo(error: FastifyError | Error, language: Language, traceId: string): Answer {
  const failure = (
    status: number,
    reason: FailureReason,
    { code = status, retryAfter, where = '' }: { code?: number; retryAfter?: number; where?: string } = {},
  ): Answer => ({
    status,
    body: { code, message: failureText(reason, language, { where, traceId }).trim(), reason },
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });

  if (error instanceof Refusal) {
    const message = refusalText(error.reason, language, error.values);
    const puzzle = error instanceof PuzzleRefusal ? { puzzle: error.puzzle } : {};
    const body = { code: 602, message, reason: error.reason, ...puzzle };
    return { status: error.status, body, retryAfter: error.retryAfterSeconds };
  }
  if (error instanceof RefusedByBackend) {
    const { status, message, reason, retryAfter } = error.refusal;
    const own = failure(status, REASON_OF_STATUS[status] ?? 'malformed', { retryAfter });
    const told = { ...own.body, ...(reason === undefined ? {} : { reason: reason as ApiReason }) };
    return { ...own, body: message === undefined ? told : { ...told, code: 602, message } };
  }
  if (error instanceof NotFound) return failure(404, 'notFound');
  if (error instanceof Unauthorized) return failure(401, 'unauthorized');
  if (error instanceof Forbidden) return failure(403, 'forbidden');
  if (error instanceof Outage)
    return failure(error.reason === 'backendTimeout' ? 504 : 502, error.reason, { code: 601 });
  if (hasZodFastifySchemaValidationErrors(error)) {
    const where = `${error.validationContext}${error.validation[0]?.instancePath ?? ''}`;
    return failure(400, 'malformed', { where });
  }

  if ('code' in error && error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return failure(503, 'busy', { retryAfter: BUSY_RETRY_SECONDS });
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 429) {
    const message = refusalText('tooManyRequests', language);
    return { status, body: { code: 602, message, reason: 'tooManyRequests' } };
  }
  if (status >= 400 && status < 500) return failure(status, REASON_OF_STATUS[status] ?? 'malformed');
  if (isDatabaseBusy(error)) return failure(503, 'busy', { retryAfter: BUSY_RETRY_SECONDS });
  if (isDatabaseFull(error)) return failure(500, 'storeFull', { code: 601 });
  if (isUnstorable(error)) return failure(400, 'malformed');
  return failure(500, 'internal', { code: 603 });
}
