const REST_MS = 3_000;

/** What no first view needs: dialogs, failures, and what is watched over time. */
export const loadLater = () => import(/* webpackChunkName: "later" */ './later');

/** Fetches it once the page is at rest, so that it is there without a network too. */
export async function laterAtRest(): ReturnType<typeof loadLater> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return loadLater().catch(laterAtRest);
}
