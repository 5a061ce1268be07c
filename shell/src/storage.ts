/** Browser storage that never throws: if it is off, full or forbidden, nothing is stored. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function guard(area: () => Storage): SafeStorage {
  const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(() => area().getItem(key), null),
    set: (key, value) => attempt(() => area().setItem(key, value), undefined),
    remove: (key) => attempt(() => area().removeItem(key), undefined),
  };
}

export const local = guard(() => window.localStorage);
export const session = guard(() => window.sessionStorage);
