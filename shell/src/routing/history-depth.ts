/** A key in each history entry's state: the number of earlier entries of this visit. */
const KEY = 'vezDepth';

type State = Record<string, unknown> | null;

export const historyDepth = (): number => Number((window.history.state as State)?.[KEY] ?? 0);

/**
 * Counts the history entries of this visit, from our `navigate` or a router's link. `history.length` also counts
 * pages of other sites, and our back button must not lead there (NAV-29).
 */
export function countHistoryEntries(): void {
  const { pushState, replaceState } = window.history;
  const withDepth = (state: unknown, depth: number) => ({ ...(state as State), [KEY]: depth });
  window.history.pushState = function (state: unknown, unused, url) {
    pushState.call(this, withDepth(state, historyDepth() + 1), unused, url);
  };
  window.history.replaceState = function (state: unknown, unused, url) {
    replaceState.call(this, withDepth(state, historyDepth()), unused, url);
  };
}
