import { isAxiosError, isCancel } from 'axios';
import type { ApiErrorFacts, ApiErrorKind } from './api-error';

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
  reason?: string;
  traceId?: string;
  puzzle?: unknown;
}

const bodyOf = (data: unknown): ErrorBody =>
  typeof data === 'object' && data !== null ? (data as ErrorBody) : {};

/**
 * What went wrong, from what axios threw. A body code decides before the status does (decision 50);
 * what no rule covers is `busy` (ERR-05, ERR-12).
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
  const wait = Number((headers as Record<string, string | undefined>)['retry-after']);
  const facts = {
    status,
    serverMessage: message,
    reason,
    traceId,
    ...(wait > 0 ? { retryAfterSeconds: wait } : {}),
    ...(typeof puzzle === 'object' && puzzle !== null ? { puzzle } : {}),
  };
  if (code === 601 || code === 603) return { kind: 'system', code, ...facts };
  if (code === 602) return { kind: 'refused', code, ...facts };
  return { kind: KIND_OF_STATUS[status] ?? 'busy', ...facts };
}
