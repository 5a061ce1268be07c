import { retryImport } from '@vez/shared/chunks';

const REST_MS = 3_000;

/** What no first view needs: dialogs, failures, and what is watched over time. */
// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` and `deferredAtRest` ask again
export const loadDeferred = () => import(/* webpackChunkName: "deferred" */ './deferred');

/** Resolves when the citizen goes to another page, or the network is back. */
const nextOccasion = () =>
  new Promise<void>((resolve) => {
    const events = ['single-spa:routing-event', 'online'];
    const happened = () => {
      events.forEach((name) => window.removeEventListener(name, happened));
      resolve();
    };
    events.forEach((name) => window.addEventListener(name, happened));
  });

/**
 * Fetches it once the page is at rest, so that it is there without a network too. Where it cannot be had it is asked
 * for again when the citizen goes on or the network is back.
 */
export async function deferredAtRest<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return retryImport(load).catch(() => nextOccasion().then(() => deferredAtRest(load)));
}
