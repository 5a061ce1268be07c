import type { Position } from './distance';

/** After this time a person may be elsewhere. */
const KEPT_MS = 30 * 60_000;

let known: Position | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(position: Position | undefined) {
  clearTimeout(timer);
  known = position;
  if (position) timer = setTimeout(() => put(undefined), KEPT_MS);
  listeners.forEach((tell) => tell());
}

/** Keeps the position of this device for the other screens of this page; it is neither stored nor sent (decision 329). */
export const keepPosition = (position: Position): void => put(position);

/** Forgets the position when a user logs out. */
export const forgetPosition = (): void => put(undefined);

export const knownPosition = (): Position | undefined => known;

/** Calls `listener` after each change. @returns a function that ends this */
export function onPosition(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
