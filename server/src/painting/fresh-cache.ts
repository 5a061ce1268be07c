/** When an entry is made anew, and for how long it may still be used until then, in milliseconds. */
export interface CacheTimes {
  freshMs: number;
  keptMs: number;
  /** Until when it may stand in for one that takes too long to make. */
  oldestMs?: number;
}

interface Entry<Value> {
  value: Value;
  at: number;
}

/**
 * Keeps what takes time to make. Whoever asks for what is old gets the old, and has it made anew behind their back;
 * many who ask at once have it made once.
 */
export function createFreshCache<Value>(
  most: number,
  { freshMs, keptMs, oldestMs = keptMs }: CacheTimes,
  now: () => number,
) {
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Value>>();

  function makeOnce(key: string, make: () => Promise<Value>): Promise<Value> {
    const begun = making.get(key);
    if (begun !== undefined) return begun;
    const made = make()
      .then((value) => {
        entries.delete(key);
        entries.set(key, { value, at: now() });
        if (entries.size > most) entries.delete(entries.keys().next().value!);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  const ageOf = (entry: Entry<Value> | undefined) => (entry === undefined ? Infinity : now() - entry.at);

  return {
    /** @throws what `make` throws, where nothing is kept */
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const kept = entries.get(key);
      const age = ageOf(kept);
      if (kept === undefined || age >= keptMs) return makeOnce(key, make);
      if (age >= freshMs) makeOnce(key, make).catch(() => undefined);
      return Promise.resolve(kept.value);
    },
    /** What was made last, for who cannot wait for `get`. */
    last(key: string): Value | undefined {
      const kept = entries.get(key);
      return ageOf(kept) < oldestMs ? kept?.value : undefined;
    },
  };
}
