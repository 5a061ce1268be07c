/** Polls a failing server less and less often; a refresh or a return to the tab polls at once. */
const LONGEST_PAUSE_MS = 60_000;

interface Polled {
  state: { dataUpdatedAt: number; errorUpdateCount: number };
}
const lastGood = new WeakMap<Polled, { at: number; errors: number }>();

/**
 * When a query asks again (`refetchInterval`): every so many ms, and after failures in a row twice as long each time, up
 * to 60 s, until an answer comes. A hidden tab does not ask.
 */
export const pollEvery =
  (ms: number) =>
  (query: Polled): number => {
    const { dataUpdatedAt: at, errorUpdateCount: errors } = query.state;
    if (lastGood.get(query)?.at !== at) lastGood.set(query, { at, errors: at === 0 ? 0 : errors });
    const failures = errors - lastGood.get(query)!.errors;
    return Math.min(LONGEST_PAUSE_MS, ms * 2 ** Math.max(0, failures - 1));
  };
