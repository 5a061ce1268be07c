import type { Retry } from '@vez/shared/http';
import { createStore } from '../store';

/** Keeps the writes that wait for their next attempt. */
export function createRetries() {
  const store = createStore<readonly Retry[]>([]);
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(retry: Retry): () => void {
      store.set([...store.get(), retry]);
      return () => store.set(store.get().filter((other) => other !== retry));
    },
  };
}
