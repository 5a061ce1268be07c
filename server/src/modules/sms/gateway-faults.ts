/** The gateway understood the message and does not want it: an impossible number, a forbidden text. */
export class RefusedByGateway extends Error {
  override readonly name = 'RefusedByGateway';
  readonly code: string;
  constructor(status: number) {
    super(`The SMS gateway answered ${status}.`);
    this.code = String(status);
  }
}

/** The gateway did not take the message this time, or says so. */
export class GatewayFailed extends Error {
  override readonly name = 'GatewayFailed';
  readonly code: string;
  constructor(status: number) {
    super(`The SMS gateway answered ${status}.`);
    this.code = String(status);
  }
}

/** Statuses that say "not taken": our credential, too early, too many, out of service. */
const NOT_TAKEN = new Set([401, 403, 425, 429, 503]);
/** No connection was made. */
const NO_CONNECTION = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Whether it is certain that a failed attempt sent nothing. A time-out, a broken connection or a fault of the
 * gateway leaves that open.
 */
export function wasNotTaken(error: unknown): boolean {
  if (error instanceof RefusedByGateway) return true;
  if (error instanceof GatewayFailed) return NOT_TAKEN.has(Number(error.code));
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return NO_CONNECTION.test(String(cause?.code));
}
