import type { FailureReason, RefusalReason } from '../domain';

/** The server's reason for a failed call. A later server may send an unlisted word, which is not handled. */
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
  /** For a `malformed` answer, the names of the parts that did not fit, for developers. */
  misfits?: readonly string[];
  /** With `puzzleRequired`, the puzzle to solve before the call is repeated. */
  puzzle?: object;
  /** The server itself refused it, in our error format, so nothing was done. */
  isExplicit?: boolean;
  /** The write's key is void, so another attempt needs another key. */
  isKeyGivenUp?: boolean;
}

/**
 * A failed call. `message` is for the citizen, in the current language: what happened and what to do. Each bundle
 * has its own class, so test with `isApiError`, never with `instanceof`.
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

/** Whether this is a failed call and, if a reason is given, refused for exactly that reason. */
export function isApiError(error: unknown, reason?: ApiReason): error is ApiError {
  if (!(error instanceof Error) || error.name !== 'ApiError') return false;
  return reason === undefined || (error as ApiError).reason === reason;
}

/**
 * Whether the server itself reports a missing object (NAV-28). A 404 from a proxy, or from a server that is starting,
 * does not count.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'notFound' && error.isExplicit === true;
