import { setTimeout as pause } from 'node:timers/promises';
import { calls, type CallAnswer, type Calls } from '@vez/shared/contracts';

type Queue = CallAnswer<Calls['counterQueues']>[number];

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
const ABSENT_OF = 12;
/** The line that walk-ins keep up: short in some queues, long in others, and always the same for a queue. */
const LINES = [3, 5, 9, 14, 22];
/** Walk-ins come in twos and threes now and then. */
const MORE_THAN_LINE = 6;
const ARRIVES_OF = 5;

/**
 * Plays the counters of every queue through the calls that a department's counter system has, and no others.
 * The function handed back ends it.
 */
export function startCounters({
  api,
  credential,
  paceMs,
  servingMs = SERVING_MS,
}: CountersDeps): () => Promise<void> {
  const stop = new AbortController();
  /** By our own clock: that of the server may be another. */
  const servedSince = new Map<string, number>();

  async function call<
    Name extends
      'counterQueues' | 'callNext' | 'markTreated' | 'markAbsent' | 'openCounter' | 'closeCounter' | 'walkIn',
  >(name: Name, body?: object): Promise<CallAnswer<Calls[Name]>> {
    const { method, path } = calls[name];
    const response = await fetch(`${api}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${credential}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      signal: stop.signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    return (await response.json()) as CallAnswer<Calls[Name]>;
  }

  /** Two to five counters, always the same for a queue. */
  const countersOf = ({ serviceId, locationId }: Queue) =>
    Array.from({ length: 2 + ((serviceId * 7 + locationId) % 4) }, (_, at) => String(at + 1));

  const lineOf = ({ serviceId, locationId }: Queue) =>
    LINES[(serviceId * 3 + locationId + 2) % LINES.length]!;

  async function serve(queue: Queue) {
    const { serviceId, locationId } = queue;
    const at = { serviceId, locationId };
    if (!queue.isOfficeTime || !queue.open) {
      for (const counter of queue.openCounters) await call('closeCounter', { ...at, counter });
      return;
    }
    const wanted = countersOf(queue);
    for (const counter of wanted.filter((name) => !queue.openCounters.includes(name))) {
      await call('openCounter', { ...at, counter });
    }
    const line = lineOf(queue);
    for (let missing = line - queue.waitCount; missing > 0; missing -= 1) await call('walkIn', at);
    if (queue.waitCount < line + MORE_THAN_LINE && Math.random() < 1 / ARRIVES_OF) await call('walkIn', at);

    for (const { ticketId } of queue.called) {
      const since = servedSince.get(ticketId) ?? performance.now();
      servedSince.set(ticketId, since);
      if (performance.now() - since < servingMs) continue;
      servedSince.delete(ticketId);
      await call(Math.random() < 1 / ABSENT_OF ? 'markAbsent' : 'markTreated', { ticketId });
    }
    const free = wanted.find((name) => queue.called.every(({ counter }) => counter !== name));
    if (free !== undefined && queue.waitCount > 0) await call('callNext', { ...at, counter: free });
  }

  async function play() {
    while (!stop.signal.aborted) {
      try {
        const queues = await call('counterQueues');
        // A queue that closes or fills up between two calls is none of the others' business.
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
