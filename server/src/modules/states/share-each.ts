import type { Clock } from '../../db/clock';

/** As old as the figures of one queue may be: people poll every 10 s. */
const FRESH_MS = 1_000;
/** More service points than a city has. */
const MOST_KEPT = 10_000;

/**
 * Shares the state of each item among all callers within a second, however they group the items (QUE-10). Items that
 * are not cached are read together.
 */
export function shareEach<Item, Value>(clock: Clock, keyOf: (item: Item) => string) {
  const kept = new Map<string, { at: number; value: Promise<Value> }>();
  const known = (item: Item, now: number) => {
    const found = kept.get(keyOf(item));
    return found !== undefined && Math.abs(now - found.at) < FRESH_MS ? found.value : undefined;
  };
  return (items: Item[], read: (missing: Item[]) => Promise<(item: Item) => Value>): Promise<Value>[] => {
    const now = clock.now().getTime();
    if (kept.size >= MOST_KEPT) kept.clear();
    const missing = items.filter((item) => known(item, now) === undefined);
    const reading = missing.length > 0 ? read(missing) : undefined;
    for (const item of missing) {
      const key = keyOf(item);
      const value = reading!.then((valueOf) => valueOf(item));
      kept.set(key, { at: now, value });
      // A failure is not cached: the next caller tries again.
      value.catch(() => kept.get(key)?.value === value && kept.delete(key));
    }
    return items.map((item) => known(item, now)!);
  };
}
