import { isAxiosError, isCancel } from 'axios';
import type { ApiErrorFacts, ApiErrorKind, ApiReason } from './api-error';
import { retryAfterSeconds } from './retry-after';

const KIND_OF_STATUS: Record<number, ApiErrorKind> = {
  400: 'badRequest',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  410: 'gone',
};

interface ErrorBody {
  code?: number;
  message?: string;
  reason?: ApiReason;
  traceId?: string;
  puzzle?: unknown;
}

const bodyOf = (data: unknown): ErrorBody =>
  typeof data === 'object' && data !== null ? (data as ErrorBody) : {};

/** Code 602 is a refusal of ours; so is a 4xx that repeats its status in a body of our shape (decision 70). */
const isExplicit = (status: number, { code, reason, traceId }: ErrorBody) =>
  code === 602 ||
  (status >= 400 &&
    status < 500 &&
    code === status &&
    [reason, traceId].some((id) => typeof id === 'string'));

/**
 * Classifies an error of axios. A code in the body takes precedence over the status (decision 50); anything without a
 * rule is `busy` (ERR-05, ERR-12).
 */
export function classify(error: unknown, online: boolean): ApiErrorFacts {
  if (isCancel(error)) return { kind: 'cancelled' };
  if (!isAxiosError(error)) return { kind: 'busy' };
  if (error.response === undefined) {
    if (!online) return { kind: 'offline' };
    return { kind: error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? 'timeout' : 'unreachable' };
  }
  const { status, data, headers } = error.response;
  const { code, message, reason, traceId, puzzle } = bodyOf(data);
  const { 'retry-after': retryAfter, date } = headers as Record<string, unknown>;
  const wait = retryAfterSeconds(retryAfter, date);
  const facts = {
    status,
    serverMessage: message,
    reason,
    traceId,
    ...(typeof puzzle === 'object' && puzzle !== null ? { puzzle } : {}),
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    isExplicit: isExplicit(status, { code, reason, traceId }),
  };
  if (code === 601 || code === 603) return { kind: 'system', code, ...facts };
  if (code === 602) return { kind: 'refused', code, ...facts };
  return { kind: KIND_OF_STATUS[status] ?? 'busy', ...facts };
}
