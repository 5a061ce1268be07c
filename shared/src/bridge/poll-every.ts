/** The longest pause between polls of a failing server; a refresh or a return to the tab polls at once. */
const LONGEST_PAUSE_MS = 60_000;

interface Polled {
  state: { dataUpdatedAt: number; errorUpdateCount: number };
}
const lastGood = new WeakMap<Polled, { at: number; errors: number }>();

/**
 * A `refetchInterval` with backoff: polls at the given interval in ms. Each consecutive failure doubles it, up to 60 s,
 * until an answer comes. A hidden tab does not poll.
 */
export const pollEvery =
  (ms: number) =>
  (query: Polled): number => {
    const { dataUpdatedAt: at, errorUpdateCount: errors } = query.state;
    if (lastGood.get(query)?.at !== at) lastGood.set(query, { at, errors: at === 0 ? 0 : errors });
    const failures = errors - lastGood.get(query)!.errors;
    return Math.min(LONGEST_PAUSE_MS, ms * 2 ** Math.max(0, failures - 1));
  };
