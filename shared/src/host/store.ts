/** An observable value. */
export function storeOf<Value>(first: Value) {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      listeners.forEach((listener) => listener(next));
    },
    subscribe(listener: (value: Value) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
