const MINUTE_MS = 60_000;

/** Whole minutes since an instant, at least 0. @param now in milliseconds since 1970 */
export const minutesSince = (from: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(from)) / MINUTE_MS));

/** Elapsed time as `04:38`; over an hour as `64:05`. */
export function clockSince(from: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(from)) / 1_000));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(seconds / 60))}:${part(seconds % 60)}`;
}

/** Longer ones are highlighted: the person may have been forgotten. */
export const LONG_PARKED_MINUTES = 20;
