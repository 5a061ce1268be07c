import type { Language } from '../contracts/bridge';
import { INTL_LOCALE } from '../i18n/language-tag';
import type { CalendarDay } from './calendar-day';

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A day for the head of a narrow column: `Fri`, `4 Dec`; 週五, 12月4日. */
export function shortDay(day: CalendarDay, language: Language): { weekday: string; date: string } {
  const at = new Date(`${day}T12:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALE[language], { timeZone: 'UTC', ...options }).format(at);
  const weekday = format({ weekday: 'short' });
  if (language.startsWith('zh')) return { weekday, date: format({ month: 'short', day: 'numeric' }) };
  // Portugal's “short” weekdays are whole words.
  const [short, month] = [weekday, format({ month: 'short' })].map((text) => capitalised(text).slice(0, 3));
  return { weekday: short!, date: `${at.getUTCDate()} ${month}` };
}
