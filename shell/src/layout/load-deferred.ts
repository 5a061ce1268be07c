import { retryImport } from '@vez/shared/chunks';

const REST_MS = 3_000;

/** Code that no first view needs: dialogs, failures, and watchers. */
// eslint-disable-next-line no-restricted-syntax -- `lazyScreen` and `deferredAtRest` retry
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
 * Fetches the code when the page is idle, so that it also works offline. A failed fetch is repeated on the next
 * navigation, or when the network is back.
 */
export async function deferredAtRest<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return retryImport(load).catch(() => nextOccasion().then(() => deferredAtRest(load)));
}
