import type { FailureReason, RefusalReason } from '@vez/shared/domain';

/**
 * A refusal that the citizen can do something about. It answers body code 602 with the text of
 * `locales/*.json` under `refusal.<reason>`, in the caller's language (decision 50).
 */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly status: 401 | 403 | 404 | 409 | 422 | 428 | 429 = 409,
    readonly values: Record<string, string | number> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(reason);
  }
}

/** A part that we rely on has failed; the citizen is told which, and that it is not their doing (ERR-01). */
export class Outage extends Error {
  constructor(readonly reason: Extract<FailureReason, 'loginUnavailable' | 'storeFull'>) {
    super(reason);
  }
}

/** A foreign object and a missing one answer alike. */
export class NotFound extends Error {}

/** No token, or one that has ended. */
export class Unauthorized extends Error {}

/** A token that does not allow this. */
export class Forbidden extends Error {}
