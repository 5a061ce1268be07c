import type { Language } from '../language';
import type { CalendarDay } from './calendar-day';
import { cityTime } from './city-time';
import { dayFormatter } from './day-formatter';

type DayStyle = 'full' | 'withoutYear' | 'month' | 'weekday';

// Our Portuguese keeps the capitals of months and weekdays, from before the spelling reform.
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function parts(language: Language, day: CalendarDay) {
  const at = new Date(`${day}T12:00:00Z`);
  const format = (options: Intl.DateTimeFormatOptions) => dayFormatter(language, options).format(at);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    monthName: format({ month: 'long' }),
    weekday: format({ weekday: 'long' }),
  };
}

/**
 * A day as people of the language write it: `full` 2026年12月4日（星期五）, `withoutYear` 12月4日（星期五）,
 * `month` 2026年12月, `weekday` 星期五. Empty for no day (`''`).
 */
export function formatDay(day: CalendarDay, language: Language, style: DayStyle = 'full'): string {
  if (day === '') return '';
  const { year, month, date, monthName, weekday } = parts(language, day);
  if (style === 'weekday') return capitalised(weekday);
  if (language === 'zh_hant' || language === 'zh_hans') {
    if (style === 'month') return `${year}年${month}月`;
    return `${style === 'full' ? `${year}年` : ''}${month}月${date}日（${weekday}）`;
  }
  if (language === 'pt_pt') {
    const named = capitalised(monthName);
    if (style === 'month') return `${named} de ${year}`;
    return `${capitalised(weekday)}, ${date} de ${named}${style === 'full' ? ` de ${year}` : ''}`;
  }
  if (style === 'month') return `${monthName} ${year}`;
  return `${weekday} ${date} ${monthName}${style === 'full' ? ` ${year}` : ''}`;
}

/** HH:mm in the city of an ISO instant, such as “updated 09:31”. */
export const formatClock = (instant: string): string => cityTime(new Date(instant));
