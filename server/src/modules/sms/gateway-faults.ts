/** The gateway understood the message and rejects it: an impossible number, a forbidden text. */
export class RefusedByGateway extends Error {
  override readonly name = 'RefusedByGateway';
  readonly code: string;
  constructor(status: number) {
    super(`The SMS gateway answered ${status}.`);
    this.code = String(status);
  }
}

/** The gateway did not take the message this time, or reports so. */
export class GatewayFailed extends Error {
  override readonly name = 'GatewayFailed';
  readonly code: string;
  constructor(status: number) {
    super(`The SMS gateway answered ${status}.`);
    this.code = String(status);
  }
}

/** Statuses that mean "not taken": our credential, too early, too many, out of service. */
const NOT_TAKEN = new Set([401, 403, 425, 429, 503]);
/** No connection was made. */
const NO_CONNECTION = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/**
 * Whether a failed attempt certainly sent nothing. After a time-out, a broken connection or a fault of the gateway
 * this is unknown.
 */
export function wasNotTaken(error: unknown): boolean {
  if (error instanceof RefusedByGateway) return true;
  if (error instanceof GatewayFailed) return NOT_TAKEN.has(Number(error.code));
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
  return NO_CONNECTION.test(String(cause?.code));
}
