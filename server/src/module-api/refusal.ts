import type { FailureReason, RefusalReason } from '@vez/shared/domain';

/**
 * A refusal that the citizen can resolve. It answers body code 602 with the text of `locales/*.json` under
 * `refusal.<reason>`, in the caller's language (decision 50).
 */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly status: 401 | 403 | 404 | 409 | 422 | 428 | 429 | 503 = 409,
    readonly values: Record<string, string | number> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(reason);
  }
}

type OutageReason = Extract<
  FailureReason,
  'backendTimeout' | 'backendUnavailable' | 'loginUnavailable' | 'storeFull'
>;

/** A part that we rely on has failed; the citizen learns which, and that it is not their fault (ERR-01). */
export class Outage extends Error {
  constructor(readonly reason: OutageReason) {
    super(reason);
  }
}

/** Another person's object and a missing one get the same answer. */
export class NotFound extends Error {}

/** No token, or an expired one. */
export class Unauthorized extends Error {}

/** The token does not allow this. */
export class Forbidden extends Error {}

/** A refusal by the service of a remote's team, with the words that may be shown. */
export class RefusedByBackend extends Error {
  constructor(
    readonly refusal: {
      status: number;
      message?: string;
      /** A reason that the team has defined. */
      reason?: string;
      retryAfter?: number;
    },
  ) {
    super('refused by a backend');
  }
}
