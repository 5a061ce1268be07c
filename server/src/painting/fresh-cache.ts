/** When an entry is made again, and how long it may be used until then, in milliseconds. */
export interface CacheTimes {
  freshMs: number;
  keptMs: number;
  /** How long it may replace one that takes too long to make, or cannot be made. */
  oldestMs?: number;
}

interface Entry<Value> {
  value: Value;
  at: number;
}

/**
 * Caches what takes time to make. An entry that is not fresh is returned as it is and made again in the background;
 * requests for the same entry share one attempt. A failed attempt drops nothing, and is repeated after `freshMs`.
 */
export function createFreshCache<Value>(
  most: number,
  { freshMs, keptMs, oldestMs = keptMs }: CacheTimes,
  now: () => number,
) {
  /** The least recently used entry comes first. */
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Value>>();
  const failures = new Map<string, { error: unknown; at: number }>();

  function keep<Kept>(kept: Map<string, Kept>, key: string, value: Kept) {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  }
  function makeOnce(key: string, make: () => Promise<Value>): Promise<Value> {
    const running = making.get(key);
    if (running !== undefined) return running;
    const failed = failures.get(key);
    if (failed !== undefined && now() - failed.at < freshMs) return Promise.reject(failed.error as Error);
    const made = make()
      .then(
        (value) => {
          failures.delete(key);
          keep(entries, key, { value, at: now() });
          return value;
        },
        (error: unknown) => {
          keep(failures, key, { error, at: now() });
          throw error;
        },
      )
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  const ageOf = (entry: Entry<Value> | undefined) => (entry === undefined ? Infinity : now() - entry.at);

  return {
    /** @throws the error of `make`, if nothing is cached */
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const kept = entries.get(key);
      const age = ageOf(kept);
      if (kept !== undefined) keep(entries, key, kept);
      if (kept === undefined || age >= keptMs) return makeOnce(key, make);
      if (age >= freshMs) makeOnce(key, make).catch(() => undefined);
      return Promise.resolve(kept.value);
    },
    /** The last entry made, for a caller that cannot wait for `get`. */
    last(key: string): Value | undefined {
      const kept = entries.get(key);
      return ageOf(kept) < oldestMs ? kept?.value : undefined;
    },
  };
}
