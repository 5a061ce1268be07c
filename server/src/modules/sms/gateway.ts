import { createHmac } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import type { Mobile } from '@vez/shared/contracts';

export interface Outgoing {
  /** The same for every attempt, so that a gateway can drop a repetition. */
  id: string;
  /** From 1 on. */
  attempt: number;
  mobile: Mobile;
  text: string;
}

/**
 * The port through which messages leave. Rejects where the message was not taken: with `RefusedByGateway` where
 * a repetition would be refused as well.
 */
export interface Gateway {
  send(message: Outgoing): Promise<void>;
}

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
/** Nobody was there to take it. */
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

/** Development: the message stays in the outbox, where `/dev/outbox` shows it. */
export const developmentGateway: Gateway = { send: async () => undefined };

const isIn = async (file: string, id: string): Promise<boolean> => {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.includes(`"id":"${id}"`);
};

/** Appends each message as a line of JSON, once: a repetition looks whether the line is there. */
export const fileGateway = (file: string): Gateway => ({
  async send({ id, attempt, mobile, text }) {
    if (attempt > 1 && (await isIn(file, id))) return;
    await appendFile(file, `${JSON.stringify({ id, mobile, text })}\n`, { mode: 0o600 });
  },
});

/** A gateway that is slower counts as failed; the lease of a message is longer. */
const LIMIT_MS = 10_000;
/** Statuses of the 400s that a repetition may mend: our credential, a conflict, its limits. */
const PASSING = new Set([401, 403, 408, 409, 425, 429]);

export interface HttpGatewaySettings {
  url: string;
  secret: string;
  limitMs?: number;
}

/**
 * Posts `{ id, to, text }` with `Idempotency-Key: <id>`. `X-Vez-Signature` is the HMAC-SHA256, in hex, over
 * `<X-Vez-Timestamp>.<body>`, so that nobody can repeat an old request; the timestamp is in seconds.
 */
export const httpGateway = ({ url, secret, limitMs = LIMIT_MS }: HttpGatewaySettings): Gateway => ({
  async send({ id, mobile, text }) {
    const body = JSON.stringify({ id, to: `+${mobile.area}${mobile.number}`, text });
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-vez-timestamp': timestamp,
        'x-vez-signature': createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
      },
      body,
      // Our text goes to no other address than the configured one.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    // An answer that is not read keeps its connection.
    await response.body?.cancel();
    if (response.ok) return;
    const isFinal = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
    throw isFinal ? new RefusedByGateway(response.status) : new GatewayFailed(response.status);
  },
});
