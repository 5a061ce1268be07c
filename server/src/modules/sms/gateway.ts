import type { Mobile } from '@vez/shared/contracts';

export interface Outgoing {
  /** The same for every attempt, so that a gateway can drop repetitions. */
  id: string;
  /** Starts at 1. */
  attempt: number;
  mobile: Mobile;
  text: string;
}

/**
 * The port through which messages leave. Rejects if the message was not taken: with `RefusedByGateway` if a
 * repetition would be refused as well.
 */
export interface Gateway {
  send(message: Outgoing): Promise<void>;
}

/** Development: the message stays in the outbox, where `/dev/outbox` shows it. */
export const developmentGateway: Gateway = { send: async () => undefined };
