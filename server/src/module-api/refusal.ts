import type { FailureReason, RefusalReason } from '@vez/shared/domain';

/**
 * A refusal that the citizen can do something about. It answers body code 602 with the text of
 * `locales/*.json` under `refusal.<reason>`, in the caller's language (decision 50).
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

/** A part that we rely on has failed; the citizen is told which, and that it is not their doing (ERR-01). */
export class Outage extends Error {
  constructor(readonly reason: OutageReason) {
    super(reason);
  }
}

/** A foreign object and a missing one answer alike. */
export class NotFound extends Error {}

/** No token, or one that has ended. */
export class Unauthorized extends Error {}

/** A token that does not allow this. */
export class Forbidden extends Error {}

/** What the service of a remote's team refused, and what of its words may be shown. */
export class RefusedByBackend extends Error {
  constructor(
    readonly refusal: {
      status: number;
      message?: string;
      /** A word of the team's own. */
      reason?: string;
      retryAfter?: number;
    },
  ) {
    super('refused by a backend');
  }
}
