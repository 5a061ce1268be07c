import { createStore } from '../store';

/** Whether the browser reports a network connection. */
export function createOnline() {
  const store = createStore(navigator.onLine);
  window.addEventListener('online', () => store.set(true));
  window.addEventListener('offline', () => store.set(false));
  return store;
}
