import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Delay before a lost connection is opened again. */
const AGAIN_MS = 1_000;
const CONNECT_MS = 5_000;

export interface Listener {
  /** Called for a notification from another connection, or from this one. */
  told(payload: string): void;
  /** From now on all notifications arrive. Those sent before, or while the connection was lost, are missed. */
  listening(): void;
}

/**
 * Listens to the notifications of a channel over a dedicated connection, which is reopened whenever it is lost. The
 * returned function ends it.
 */
export function listenOn(connectionString: string, channel: string, listener: Listener): () => Promise<void> {
  const stop = new AbortController();
  let client: pg.Client | undefined;

  async function listenOnce(): Promise<void> {
    const own = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    client = own;
    const ended = once(own, 'end', { signal: stop.signal }).catch(() => undefined);
    // Without a listener a killed database ends the process; `end` follows.
    own.on('error', () => undefined);
    own.on('notification', ({ payload }) => listener.told(payload ?? ''));
    await own.connect();
    await own.query(`LISTEN ${channel}`);
    listener.listening();
    await ended;
  }

  async function listen(): Promise<void> {
    while (!stop.signal.aborted) {
      await listenOnce().catch(() => undefined);
      await client?.end().catch(() => undefined);
      await pause(AGAIN_MS, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const running = listen();
  return async () => {
    stop.abort();
    await running;
  };
}
