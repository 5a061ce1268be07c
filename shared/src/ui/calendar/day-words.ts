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

/** A day that is over will not open any more. */
const isOver = ({ day, kind, today }: Told) => kind === 'outside' && day < today;

/** Of a day its date and state in words, such as “Friday 4 December 2026, Available, Chosen”. */
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

/** The word below its number; a day that is free has none, unless it is today. */
export function dayMark(told: Told, { calendar: { mark } }: UiTexts): string | undefined {
  const { day, kind, today, isChosen } = told;
  if (isChosen) return mark.chosen;
  if (day === today && (kind === 'open' || kind === 'outside')) return mark.today;
  return kind === 'open' || isOver(told) ? undefined : mark[kind];
}
