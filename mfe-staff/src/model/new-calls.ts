import type { Board } from './wire';

type Call = Board['calls'][number];

/** How long a call counts as new, in ms. */
export const NEW_MS = 20_000;

const nameOf = ({ jettonCode, counter, calledAt }: Call) => [jettonCode, counter, calledAt].join();

/** Calls that are new since the last board, oldest first. None on the first board. */
export function newCalls(before: readonly Call[] | undefined, calls: readonly Call[]): Call[] {
  if (before === undefined) return [];
  const known = new Set(before.map(nameOf));
  return calls.filter((call) => !known.has(nameOf(call))).reverse();
}

/** @param now in milliseconds since 1970 */
export const isNew = ({ calledAt }: Call, now: number): boolean => now - Date.parse(calledAt) < NEW_MS;
