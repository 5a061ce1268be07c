import { setTimeout as pause } from 'node:timers/promises';
import { counterSystem } from './counter-system';
import { queueServer } from './serve-queue';

export interface CountersDeps {
  /** Where the API is, such as `http://localhost:8080/api`. */
  api: string;
  /** The service credential of counter systems. */
  credential: string;
  /** How often each queue is looked at. */
  paceMs: number;
  /** How long somebody keeps a counter busy; longer than a page waits between two looks (TIX-33). */
  servingMs?: number;
}

const SERVING_MS = 12_000;

/**
 * Plays the counters of every queue through the calls that a department's counter system has, and no others.
 * The function handed back ends it.
 */
export function startCounters(deps: CountersDeps): () => Promise<void> {
  const { api, credential, paceMs, servingMs = SERVING_MS } = deps;
  const stop = new AbortController();
  const system = counterSystem(api, credential, stop.signal);
  const serve = queueServer(system, servingMs);

  async function play() {
    while (!stop.signal.aborted) {
      try {
        const queues = await system.call('counterQueues');
        // One queue that closes or fills up between two calls does not disturb the others.
        await Promise.all(queues.map((queue) => serve(queue).catch(() => undefined)));
      } catch {
        // The server restarts now and then; the counters wait for it.
      }
      // Ends early, by an error that means nothing, when the counters are stopped.
      await pause(paceMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const playing = play();
  return async () => {
    stop.abort();
    await playing;
  };
}
