const REST_MS = 3_000;

/** What no first view needs: dialogs and failures. */
export const loadLater = () => import(/* webpackChunkName: "later" */ './later');

/** Fetches it once the page is at rest, so that it is there without a network too. */
export function loadLaterAtRest(): () => void {
  const timer = setTimeout(() => void loadLater().catch(() => undefined), REST_MS);
  return () => clearTimeout(timer);
}
