import { DAY_PATTERN, type Language } from '../language';
import type { CalendarDay } from './calendar-day';
import { dayFormatter } from './day-formatter';

type DayStyle = keyof typeof DAY_PATTERN | 'weekday';

/** Keeps “segunda-feira” on one line. */
const unbroken = (text: string) => text.replaceAll('-', '\u2011');

// Our Portuguese keeps the capitals of months and weekdays, from before the spelling reform.
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function parts(language: Language, day: CalendarDay): Record<string, string> {
  const at = new Date(`${day}T12:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => dayFormatter(language, options).format(at);
  const monthName = format({ month: 'long' });
  const weekday = unbroken(format({ weekday: 'long' }));
  return {
    year: String(at.getUTCFullYear()),
    month: String(at.getUTCMonth() + 1),
    date: String(at.getUTCDate()),
    monthName,
    MonthName: capitalised(monthName),
    weekday,
    Weekday: capitalised(weekday),
  };
}

/**
 * Formats a day in a language: `full` 2026年12月4日（星期五）, `withoutYear` 12月4日（星期五）, `month` 2026年12月,
 * `weekday` 星期五. Empty for no day (`''`).
 */
export function formatDay(day: CalendarDay, language: Language, style: DayStyle = 'full'): string {
  if (day === '') return '';
  const written = parts(language, day);
  if (style === 'weekday') return written.Weekday!;
  return DAY_PATTERN[style][language].replace(/\{(\w+)\}/g, (_, name: string) => written[name]!);
}
