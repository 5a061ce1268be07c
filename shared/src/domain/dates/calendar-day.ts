import dayjs from 'dayjs';
import { isWireDay } from './wire-day';

/** A day without time or time zone: `YYYY-MM-DD`. It compares and sorts as text. */
export type CalendarDay = string;

const ISO = 'YYYY-MM-DD';

/** From the API's DD/MM/YYYY (VAL-29); undefined for an invalid day. */
export const fromWireDate = (text: string): CalendarDay | undefined =>
  isWireDay(text) ? text.split('/').reverse().join('-') : undefined;

/** To the API's DD/MM/YYYY (VAL-27, VAL-29). */
export const toWireDate = (day: CalendarDay): string => day.split('-').reverse().join('/');

export const isCalendarDay = (text: string): boolean => isWireDay(toWireDate(text));

/** 0 = Sunday to 6 (decision 9). */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  dayjs(day).add(count, 'day').format(ISO);
