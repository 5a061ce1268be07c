import type { FailureReason, RefusalReason } from '@vez/shared/domain';

/** The HTTP status of each refusal; all others have 409. */
const STATUS: Partial<Record<RefusalReason, 403 | 404 | 422 | 428 | 429 | 503>> = {
  alertCountOutOfRange: 422,
  areaNotSupported: 422,
  backendBusy: 503,
  closureInvalid: 422,
  codeExpired: 422,
  codesBusy: 429,
  codeTooSoon: 429,
  codeUsed: 422,
  codeWrong: 422,
  deviceCodeWrong: 422,
  earlierInvalid: 422,
  hoursInvalid: 422,
  idNumberInvalid: 422,
  idNumberRequired: 422,
  keyReused: 422,
  linkWrong: 404,
  loginFailed: 422,
  loginNotRecent: 403,
  loginUsed: 422,
  mobileInvalid: 422,
  mobileNotVerified: 403,
  networkBusy: 429,
  networkHoldsMany: 429,
  noticeInvalid: 422,
  officeCodeWrong: 422,
  oneAccountRequired: 403,
  parametersInvalid: 422,
  puzzleRequired: 428,
  qrCodeNotRecognised: 422,
  releaseInvalid: 422,
  releaseKeyWrong: 403,
  releaseNotOwned: 403,
  releaseQuota: 429,
  releaseUnknown: 404,
  reportTokenWrong: 403,
  ticketExpired: 422,
  tooManyCodes: 429,
  tooManyHandedOut: 429,
  tooManyHolds: 429,
  tooManyNotices: 429,
  tooManyRequests: 429,
  tooManyTries: 429,
};

export const statusOf = (reason: RefusalReason) => STATUS[reason] ?? 409;

/**
 * A refusal that the citizen can resolve. It answers body code 602 with the text of `locales/*.json` under
 * `refusal.<reason>`, in the caller's language (decision 50).
 */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly values: Record<string, string | number> = {},
    readonly retryAfterSeconds?: number,
    readonly status = statusOf(reason) as 403 | 404 | 409 | 422 | 428 | 429 | 503,
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
