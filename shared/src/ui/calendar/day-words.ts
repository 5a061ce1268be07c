import type { CalendarDay } from '../../domain/dates/calendar-day';
import { formatDay } from '../../domain/dates/format-day';
import type { UiTexts } from '../texts';
import type { DayKind } from '../../domain';

interface Told {
  day: CalendarDay;
  kind: DayKind;
  today: CalendarDay;
  isChosen: boolean;
}

/** A past day will not open any more. */
const isOver = ({ day, kind, today }: Told) => kind === 'outside' && day < today;

/** The date and state of a day as text, such as “Friday 4 December 2026, Available, Chosen”. */
export function dayName(told: Told, { language, calendar: { word } }: UiTexts): string {
  const { day, kind, today, isChosen } = told;
  return [
    formatDay(day, language),
    day === today && word.today,
    isOver(told) ? word.past : word[kind],
    isChosen && word.chosen,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The text below its number; an available day has none, unless it is today. */
export function dayMark(told: Told, { calendar: { mark } }: UiTexts): string | undefined {
  const { day, kind, today, isChosen } = told;
  if (isChosen) return mark.chosen;
  if (day === today && (kind === 'open' || kind === 'outside')) return mark.today;
  return kind === 'open' || isOver(told) ? undefined : mark[kind];
}
