import type { FailureReason, RefusalReason } from '../domain';

/** Why a call failed, as the server says it. A later server may send a word that is not listed: nothing acts on it. */
export type ApiReason = RefusalReason | FailureReason;

/** What went wrong with a call, as one word (ERR-01 to ERR-12). */
export type ApiErrorKind =
  | 'system'
  | 'refused'
  | 'badRequest'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'gone'
  | 'unreachable'
  | 'offline'
  | 'timeout'
  | 'outcomeUnknown'
  /** An answer that does not fit its contract; the outcome of a write stays unknown. */
  | 'malformed'
  | 'notDone'
  | 'cancelled'
  | 'busy';

export interface ApiErrorFacts {
  kind: ApiErrorKind;
  status?: number;
  /** Body code 601, 602 or 603. */
  code?: number;
  /** Stable machine word of a refusal (decision 50): `slotTaken`. */
  reason?: ApiReason;
  /** The server's message, in the caller's language. */
  serverMessage?: string;
  traceId?: string;
  retryAfterSeconds?: number;
  /** Of a `malformed` answer: the names of what did not fit, for developers. */
  misfits?: readonly string[];
  /** With `puzzleRequired`: what is to be worked out before the call is made again. */
  puzzle?: object;
  /** The server itself refused it, in the shape of our errors: nothing was done. */
  isExplicit?: boolean;
  /** Nothing can be done under the write's key any more: another attempt needs another key. */
  isKeyGivenUp?: boolean;
}

/**
 * A failed call. `message` is for the citizen, in the current language: what happened and what to do.
 * Bundles have classes of their own, so tell it by `isApiError`, never by `instanceof`.
 */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status?: number;
  readonly code?: number;
  readonly reason?: ApiReason;
  readonly serverMessage?: string;
  readonly traceId?: string;
  readonly retryAfterSeconds?: number;
  readonly misfits?: readonly string[];
  readonly puzzle?: object;
  readonly isExplicit?: boolean;
  readonly isKeyGivenUp?: boolean;

  constructor(facts: ApiErrorFacts, message: string = facts.kind) {
    super(message);
    this.kind = facts.kind;
    this.status = facts.status;
    this.code = facts.code;
    this.reason = facts.reason;
    this.serverMessage = facts.serverMessage;
    this.traceId = facts.traceId;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.misfits = facts.misfits;
    this.puzzle = facts.puzzle;
    this.isExplicit = facts.isExplicit;
    this.isKeyGivenUp = facts.isKeyGivenUp;
  }
}

/** The citizen's text for a failure; `otherwise` for a bug, whose own message is not for people. */
export const failureText = (error: unknown, otherwise: string): string =>
  (isApiError(error) && error.message) || otherwise;

/** Whether this is a failed call, and, if a reason is given, refused for just that reason. */
export function isApiError(error: unknown, reason?: ApiReason): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return reason === undefined || (error as ApiError).reason === reason;
}

/**
 * Whether the server itself says that there is no such thing (NAV-28). A 404 of something on the way, a proxy or a
 * server that starts, says nothing of it.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'notFound' && error.isExplicit === true;
