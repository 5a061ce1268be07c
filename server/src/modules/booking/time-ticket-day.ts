import { addDays } from '@vez/shared/dates';
import { cityDay, cityTimeReached } from '../../city/city';
import type { Catalogue, ServicePoint } from '../catalogue';
import { timesOn } from './times-of-day';

/** The one day for which a service offers time tickets now (decision 3). */
export interface TimeTicketDay {
  /** YYYY-MM-DD */
  day: string;
  /** Set by the office; it takes precedence over every other rule of the day (decision 4). */
  state: '' | 'HOLIDAY' | 'SPECIALDAY' | 'FULLDAY';
}

/** Covers the longest closing of an office. */
const LOOK_AHEAD_DAYS = 14;

const hasTimesLeft = (catalogue: Catalogue, point: ServicePoint, today: string, now: Date) =>
  catalogue.isWorkDay(point.location.id, today) &&
  timesOn(catalogue, point, today).some((time) => time > cityTimeReached(now));

/** The day that the office has set, else today. A service with only time tickets moves on to its next work day. */
export function timeTicketDayOf(
  catalogue: Catalogue,
  point: ServicePoint,
  now: Date,
): TimeTicketDay | undefined {
  const { row, location } = point;
  const today = cityDay(now);
  if (row.period_ticket_day !== null) {
    return row.period_ticket_day < today
      ? undefined
      : { day: row.period_ticket_day, state: row.period_ticket_state };
  }
  if (!row.time_ticket) return undefined;
  if (hasTimesLeft(catalogue, point, today, now)) return { day: today, state: '' };
  if (row.booking_open) return undefined;
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (catalogue.isWorkDay(location.id, day) && timesOn(catalogue, point, day).length > 0) {
      return { day, state: '' };
    }
  }
  return undefined;
}
