import type { Board } from './wire';

type Call = Board['calls'][number];

/** A call is new for so long, in ms. */
export const NEW_MS = 20_000;

const nameOf = ({ jettonCode, counter, calledAt }: Call) => [jettonCode, counter, calledAt].join();

/** The calls that an earlier board did not have, the oldest first: as they are to be said. None on the first board. */
export function newCalls(before: readonly Call[] | undefined, calls: readonly Call[]): Call[] {
  if (before === undefined) return [];
  const known = new Set(before.map(nameOf));
  return calls.filter((call) => !known.has(nameOf(call))).reverse();
}

/** @param now in milliseconds since 1970 */
export const isNew = ({ calledAt }: Call, now: number): boolean => now - Date.parse(calledAt) < NEW_MS;
