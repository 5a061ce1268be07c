import { setTimeout as pause } from 'node:timers/promises';
import type { Queue } from './queue';
import type { Place, QueueOrder } from './queue-order';

/** The place of each waiting ticket, by its id. */
type Places = Map<string, Place>;

/**
 * The places of a queue, at least as new as the version that the caller has seen.
 * @param day YYYY-MM-DD @param time HH:mm of now
 */
export type SharedOrders = (
  queue: Queue,
  day: string,
  time: string,
  version: string | null,
) => Promise<Places>;

interface Known {
  version: string | null;
  time: string;
  places: Places;
}

interface Shared {
  known: Known | undefined;
  /** The current read, if any; it never rejects. */
  reading: Promise<unknown>;
  /** A read that has not started: all callers until then share it. */
  coming: Promise<Places> | undefined;
  /** In the time of `performance.now()`. */
  nextAt: number;
}

/** More days of queues than a city has. */
const MOST_KEPT = 5_000;
/** A constantly changing queue of 5,000 is read ten times a second, a short one on every request. */
const REST_MS_FOR_EACH = 0.02;

/**
 * Shares one read of a queue's order among all callers while its version stays the same. While the queue keeps
 * changing, reads are spaced out and callers wait for the next one. No caller gets an order older than the request.
 */
export function sharedOrders(
  read: (queue: Queue, day: string, time: string) => Promise<QueueOrder>,
): SharedOrders {
  const kept = new Map<string, Shared>();

  function sharedOf(key: string): Shared {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const shared = { known: undefined, reading: Promise.resolve(), coming: undefined, nextAt: 0 };
    kept.set(key, shared);
    return shared;
  }

  async function readNext(shared: Shared, queue: Queue, day: string, time: string): Promise<Places> {
    await shared.reading;
    const rest = shared.nextAt - performance.now();
    if (rest > 0) await pause(rest);
    const reading = read(queue, day, time);
    shared.coming = undefined;
    // A failure goes to its callers; the next read starts afresh.
    shared.reading = reading.catch(() => undefined);
    const { version, places } = await reading;
    shared.known = { version, time, places };
    shared.nextAt = performance.now() + places.size * REST_MS_FOR_EACH;
    return places;
  }

  return async (queue, day, time, version) => {
    const shared = sharedOf(`${queue.serviceId}:${queue.locationId}:${day}`);
    const placesNow = () =>
      shared.known?.version === version && shared.known.time === time ? shared.known.places : undefined;
    const known = placesNow();
    if (known !== undefined) return known;
    if (shared.coming === undefined) {
      await shared.reading;
      const justRead = placesNow();
      if (justRead !== undefined) return justRead;
    }
    return (shared.coming ??= readNext(shared, queue, day, time));
  };
}
