import { INTL_LOCALE, type Language } from '../language';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A cached formatter of calendar days: creating one takes half a millisecond on a slow phone, and a month has thirty
 * days.
 */
export function dayFormatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known =
    made.get(key) ?? new Intl.DateTimeFormat(INTL_LOCALE[language], { timeZone: 'UTC', ...options });
  made.set(key, known);
  return known;
}
