import type { Language } from '../language';
import type { CalendarDay } from './calendar-day';
import { dayFormatter } from './day-formatter';

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A day for the head of a narrow column, in three lines: Fri, 4, Dec; 週五, 4, 12月. Empty for no day (`''`). */
export function shortDay(
  day: CalendarDay,
  language: Language,
): { weekday: string; date: string; month: string } {
  if (day === '') return { weekday: '', date: '', month: '' };
  const at = new Date(`${day}T12:00:00Z`);
  const short = (part: 'weekday' | 'month') => {
    const text = dayFormatter(language, { [part]: 'short' }).format(at);
    // Portugal's “short” weekdays are whole words.
    return language.startsWith('zh') ? text : capitalised(text).slice(0, 3);
  };
  return { weekday: short('weekday'), date: String(at.getUTCDate()), month: short('month') };
}

/** A day in a narrow line: Fri 4 Dec; Sex 4 Dez; 12月4日. Empty for no day (`''`). */
export function dayInLine(day: CalendarDay, language: Language): string {
  if (day === '') return '';
  if (language.startsWith('zh'))
    return dayFormatter(language, { month: 'long', day: 'numeric' }).format(new Date(`${day}T12:00:00Z`));
  const { weekday, date, month } = shortDay(day, language);
  return `${weekday} ${date} ${month}`;
}
