import { INTL_LOCALE, type Language } from '../language';

const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A formatter of calendar days, made once: to make one costs a slow phone half a millisecond, and a month names
 * thirty days.
 */
export function dayFormatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known =
    made.get(key) ?? new Intl.DateTimeFormat(INTL_LOCALE[language], { timeZone: 'UTC', ...options });
  made.set(key, known);
  return known;
}
