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

/** Development: the message stays in the outbox, where `/dev/outbox` shows it. */
export const developmentGateway: Gateway = { send: async () => undefined };
