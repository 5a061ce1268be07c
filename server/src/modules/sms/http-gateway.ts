import { createHmac } from 'node:crypto';
import type { Gateway } from './gateway';
import { GatewayFailed, RefusedByGateway } from './gateway-faults';

/** A slower gateway counts as failed; the lease of a message is longer. */
const LIMIT_MS = 10_000;
/** Statuses of the 400s after which a retry may succeed: our credential, a conflict, its limits. */
const PASSING = new Set([401, 403, 408, 409, 425, 429]);

export interface HttpGatewaySettings {
  url: string;
  secret: string;
  limitMs?: number;
}

/**
 * Posts `{ id, to, text }` with `Idempotency-Key: <id>`. `X-Vez-Signature` is the HMAC-SHA256, in hex, over
 * `<X-Vez-Timestamp>.<body>`, so that an old request cannot be replayed; the timestamp is in seconds.
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
      // Our text goes only to the configured address.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    // An unread answer would keep its connection.
    await response.body?.cancel();
    if (response.ok) return;
    const isFinal = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
    throw isFinal ? new RefusedByGateway(response.status) : new GatewayFailed(response.status);
  },
});
