import type { Language } from '../../contracts/bridge';
import { dayFormatter } from '../../domain/dates/day-formatter';

/** 1 January 2023 was a Sunday; the week begins on it (VAL-28). */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((day) => Date.UTC(2023, 0, 1 + day));

/** The names of the weekdays, from Sunday on: one for the head of a column of 40, and the whole word. */
export function weekdayNames(language: Language): { name: string; long: string }[] {
  const short = dayFormatter(language, { weekday: language.startsWith('zh') ? 'narrow' : 'short' });
  const long = dayFormatter(language, { weekday: 'long' });
  return WEEK.map((day) => {
    // Portugal's “short” names are whole words.
    const name = short.format(day).slice(0, 3);
    return { name: name.charAt(0).toUpperCase() + name.slice(1), long: long.format(day) };
  });
}
