import { useSearchParams } from '@vez/shared/router';

/** The largest id of a PostgreSQL integer. */
const MAX_ID = 2_147_483_647;

/** A positive whole number from the address, or undefined for anything else. */
export function idFrom(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_ID ? id : undefined;
}

/** Path and query of the current page; undefined while the server paints it. */
export const shownAddress = (): string | undefined =>
  typeof window === 'undefined' ? undefined : window.location.pathname + window.location.search;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
export const uuidFrom = (text: string | null): string | undefined =>
  text !== null && UUID.test(text) ? text.toLowerCase() : undefined;

/** An id from the address, such as `?service=7`. */
export const useIdParam = (name: string): number | undefined => idFrom(useSearchParams()[0].get(name));
