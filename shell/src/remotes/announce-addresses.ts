/**
 * Dispatches a `popstate` event for each new address, as single-spa does after it has started: browsers fire none when
 * a script changes the address.
 * @returns a function that stops it
 */
export function announceAddresses(): () => void {
  const { pushState, replaceState } = window.history;
  const announcing = (change: typeof pushState): typeof pushState =>
    function (this: History, ...entry) {
      const before = window.location.href;
      change.apply(this, entry);
      if (window.location.href !== before)
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    };
  window.history.pushState = announcing(pushState);
  window.history.replaceState = announcing(replaceState);
  return () => Object.assign(window.history, { pushState, replaceState });
}
