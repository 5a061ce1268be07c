import { createStore } from '../store';

/** When to show the hint that loading takes long (SHL-14). */
export const LOADING_HINT_MS = 2_000;
/** A faster call shows nothing: a flash would only distract. */
const SHOW_AFTER_MS = 400;

export type Loading = 'none' | 'loading' | 'slow';

/** Lasts from the first pending call to the end of the last (SHL-13, SHL-15). */
export function createLoading() {
  const store = createStore<Loading>('none');
  let pending = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin() {
      pending += 1;
      if (pending === 1) {
        timers = [
          setTimeout(() => store.set('loading'), SHOW_AFTER_MS),
          setTimeout(() => store.set('slow'), LOADING_HINT_MS),
        ];
      }
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        pending -= 1;
        if (pending > 0) return;
        timers.forEach(clearTimeout);
        store.set('none');
      };
    },
  };
}
