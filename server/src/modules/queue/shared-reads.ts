import type { Clock } from '../../db/clock';

/** Figures may be this old: people poll every 10 s, and a counter calls every few. */
const FRESH_MS = 1_000;
/** More queues than a city has. */
const MOST_KEPT = 10_000;

/**
 * Shares one read among all callers within a second, so that a hall full of people watching one queue costs one
 * statement (QUE-10).
 * @param freshMs instead of a second
 */
export function shareReads<Value>(clock: Clock, freshMs = FRESH_MS) {
  const kept = new Map<string, { at: number; value: Promise<Value> }>();
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const now = clock.now().getTime();
    const known = kept.get(key);
    if (known !== undefined && Math.abs(now - known.at) < freshMs) return known.value;
    if (kept.size >= MOST_KEPT) kept.clear();
    const value = read();
    kept.set(key, { at: now, value });
    // A failure is not cached: the next caller tries again.
    value.catch(() => kept.get(key)?.value === value && kept.delete(key));
    return value;
  };
}
