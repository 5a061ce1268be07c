import type { Language } from '../contracts/bridge';
import { INTL_LOCALE } from '../i18n/language-tag';
import type { CalendarDay } from './calendar-day';

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A day for the head of a narrow column, in three lines: Fri, 4, Dec; 週五, 4, 12月. */
export function shortDay(
  day: CalendarDay,
  language: Language,
): { weekday: string; date: string; month: string } {
  const at = new Date(`${day}T12:00:00Z`);
  const short = (part: 'weekday' | 'month') => {
    const options = { timeZone: 'UTC', [part]: 'short' } as const;
    const text = new Intl.DateTimeFormat(INTL_LOCALE[language], options).format(at);
    // Portugal's “short” weekdays are whole words.
    return language.startsWith('zh') ? text : capitalised(text).slice(0, 3);
  };
  return { weekday: short('weekday'), date: String(at.getUTCDate()), month: short('month') };
}
