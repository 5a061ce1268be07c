import { addDays } from '@vez/shared/dates';
import { earliestDay, isSelectable, timeTicketKind } from '@vez/shared/domain';
import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';
import { timeTicketDayOf } from './time-ticket-day';
import { timesOn } from './times-of-day';

const TAKEN_OF_DAYS = statement(
  'slots-taken-days',
  `SELECT day, time, taken FROM slot
   WHERE service_id = :serviceId AND location_id = :locationId AND day BETWEEN :first AND :last`,
);

export interface SlotState {
  time: string;
  free: number;
}

/** What a service at an office offers by time (BOK-03): bookings for later days, time tickets for one day, or both. */
export function bookableNow(catalogue: Catalogue, point: ServicePoint, now: Date) {
  const { row, location, department } = point;
  const isOpen = row.booking && !location.suspended && !department.suspended;
  return {
    bookings: isOpen && row.booking_open,
    timeTicketDay: isOpen ? timeTicketDayOf(catalogue, point, now) : undefined,
  };
}

/** First and last day (YYYY-MM-DD) of the calendar: from tomorrow, or from today where it has time tickets (decision 2). */
export function windowOf(catalogue: Catalogue, point: ServicePoint, now: Date) {
  const { bookings, timeTicketDay } = bookableNow(catalogue, point, now);
  const today = cityDay(now);
  if (!bookings) return timeTicketDay && { first: timeTicketDay.day, last: timeTicketDay.day };
  return {
    first: earliestDay(today, timeTicketDay?.day === today),
    last: addDays(today, point.row.days_ahead),
  };
}

/** Whether an office offers times on a day at all, even if all are taken (BOK-40, BOK-44 to BOK-48). */
export const isBookableDay = (catalogue: Catalogue, point: ServicePoint, day: string, now: Date): boolean =>
  isOfferedDay(catalogue, point, day, now) && !isClosedDay(catalogue, point, day);

/** Whether a closure leaves none of the times of a day on which the office works. */
export const isClosedDay = (catalogue: Catalogue, point: ServicePoint, day: string): boolean =>
  catalogue.hasClosures(point.service.id) && timesOn(catalogue, point, day).length === 0;

function isOfferedDay(catalogue: Catalogue, point: ServicePoint, day: string, now: Date): boolean {
  const { bookings, timeTicketDay } = bookableNow(catalogue, point, now);
  if (day === timeTicketDay?.day) {
    const kind = timeTicketKind(timeTicketDay.state);
    return kind === 'timeTicket' ? catalogue.isWorkDay(point.location.id, day) : isSelectable(kind);
  }
  const today = cityDay(now);
  const isAhead = day > today && day <= addDays(today, point.row.days_ahead);
  return bookings && isAhead && catalogue.isWorkDay(point.location.id, day);
}

/** A time of today is unavailable once it has begun. */
export const hasBegun = (day: string, time: string, now: Date): boolean =>
  day < cityDay(now) || (day === cityDay(now) && time <= cityTimeReached(now));

async function takenOf(db: Queryable, { row }: ServicePoint, first: string, last: string) {
  const rows = await db.query(TAKEN_OF_DAYS, {
    serviceId: row.service_id,
    locationId: row.location_id,
    first,
    last,
  });
  return new Map(rows.map(({ day, time, taken }) => [`${day} ${time}`, taken]));
}

/** All times of each day with the number of places left. */
export async function slotsOn(
  db: Queryable,
  catalogue: Catalogue,
  point: ServicePoint,
  days: string[],
  now: Date,
  isOpenDay = isBookableDay,
): Promise<Map<string, SlotState[]>> {
  const sorted = [...days].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const taken = await takenOf(db, point, first, last);
  const freeAt = (day: string, time: string) =>
    hasBegun(day, time, now) ? 0 : Math.max(0, point.row.slot_capacity - (taken.get(`${day} ${time}`) ?? 0));
  return new Map(
    days.map((day) => [
      day,
      isOpenDay(catalogue, point, day, now)
        ? timesOn(catalogue, point, day).map((time) => ({ time, free: freeAt(day, time) }))
        : [],
    ]),
  );
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
