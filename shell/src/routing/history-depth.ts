/** In each history entry's state: how many entries of this visit lie before it. */
const KEY = 'vezDepth';

type State = Record<string, unknown> | null;

export const historyDepth = (): number => Number((window.history.state as State)?.[KEY] ?? 0);

/**
 * Counts the entries of this visit, whether by our `navigate` or a router's link: `history.length`
 * also counts the pages before ours, and back must not leave for those unasked (NAV-29).
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
