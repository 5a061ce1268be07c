import type { Readable } from '@vez/shared/contracts/client';
import { callSafely } from './call-safely';

export interface Store<Value> extends Readable<Value> {
  set(value: Value): void;
}

/** An observable value. Setting an equal value notifies no listener; one that throws does not stop the others. */
export function createStore<Value>(first: Value): Store<Value> {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      [...listeners].forEach((listener) => callSafely(() => listener(next)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
