import { addDays, weekdayOf, type CalendarDay } from '../../domain/dates/calendar-day';

/** A month without a day: `YYYY-MM`. It compares and sorts as text. */
export type Month = string;

export const monthOf = (day: CalendarDay): Month => day.slice(0, 7);
export const dateOf = (day: CalendarDay): number => Number(day.slice(8));
const dayIn = (month: Month, date: number): CalendarDay => `${month}-${String(date).padStart(2, '0')}`;

const lengthOf = (month: Month): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();

export const firstOf = (month: Month): CalendarDay => dayIn(month, 1);
export const lastOf = (month: Month): CalendarDay => dayIn(month, lengthOf(month));

/** The same date some months later or earlier; the last day of a shorter month. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const first = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count, 1));
  const month = first.toISOString().slice(0, 7);
  return dayIn(month, Math.min(dateOf(day), lengthOf(month)));
}

/** Clamps a day to a range. */
export const within = (day: CalendarDay, min: CalendarDay, max: CalendarDay): CalendarDay =>
  day < min ? min : day > max ? max : day;

/** The weeks of a month, from Sunday on (VAL-28); `undefined` where a week has days of another month. */
export function weeksOf(month: Month): (CalendarDay | undefined)[][] {
  const before = weekdayOf(firstOf(month));
  const length = lengthOf(month);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date < 1 || date > length ? undefined : dayIn(month, date);
    }),
  );
}

/**
 * The day that a key moves to: arrows by days and weeks, Home and End to the ends of the month, Page Up and Down by
 * months, with Shift by years. `undefined` for any other key.
 */
export function dayByKey(day: CalendarDay, key: string, shift: boolean): CalendarDay | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return firstOf(monthOf(day));
    case 'End':
      return lastOf(monthOf(day));
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}
