import type { CalendarDay } from './calendar-day';

/** Macao's clock is UTC+8 the whole year (its summer time ended in 1979). */
export const CITY_TIME_ZONE = 'Asia/Macau';
const OFFSET = '+08:00';
const OFFSET_MS = 8 * 3_600_000;

/** The day in Macao at an instant, wherever the browser stands. */
export const cityDay = (now: Date): CalendarDay =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** HH:mm in Macao at an instant. */
export const cityTime = (now: Date): string =>
  new Date(now.getTime() + OFFSET_MS).toISOString().slice(11, 16);

/** The instant at which a day and HH:mm fall in Macao. */
export const cityInstant = (day: CalendarDay, time: string): Date => new Date(`${day}T${time}:00${OFFSET}`);
