import { createHmac } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { Mobile } from '@vez/shared/contracts';

export interface Outgoing {
  /** The same for every attempt, so that a gateway can drop a repetition. */
  id: string;
  mobile: Mobile;
  text: string;
}

/** The port through which messages leave. Rejects where the message was not taken. */
export interface Gateway {
  send(message: Outgoing): Promise<void>;
}

/** Development: the message stays in the outbox, where `/dev/outbox` shows it. */
export const developmentGateway: Gateway = { send: async () => undefined };

/** Appends each message as a line of JSON. */
export const fileGateway = (file: string): Gateway => ({
  send: (message) => appendFile(file, `${JSON.stringify(message)}\n`),
});

const LIMIT_MS = 10_000;

/** Posts JSON, signed by HMAC-SHA256 over the body in `X-Vez-Signature`. */
export const httpGateway = ({ url, secret }: { url: string; secret: string }): Gateway => ({
  async send({ id, mobile, text }) {
    const body = JSON.stringify({ id, to: `+${mobile.area}${mobile.number}`, text });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-vez-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
  },
});
