import { createStore } from '../store';

/** Whether the device has a network, as the browser says. */
export function createOnline() {
  const store = createStore(navigator.onLine);
  window.addEventListener('online', () => store.set(true));
  window.addEventListener('offline', () => store.set(false));
  return store;
}
