const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * The seconds of a `Retry-After` header, given as seconds or as an HTTP date; undefined for anything else and for a
 * past time. A date is compared with the `Date` header of the same answer, because the clock of a phone may be wrong.
 * Not capped: the caller decides how long to wait.
 */
export function retryAfterSeconds(retryAfter: unknown, date: unknown): number | undefined {
  if (typeof retryAfter !== 'string') return undefined;
  const text = retryAfter.trim();
  if (/^\d+$/.test(text)) return Number(text) || undefined;
  if (!HTTP_DATE.test(text)) return undefined;
  const now = typeof date === 'string' && HTTP_DATE.test(date) ? Date.parse(date) : Date.now();
  const seconds = Math.ceil((Date.parse(text) - now) / 1_000);
  return seconds > 0 ? seconds : undefined;
}
