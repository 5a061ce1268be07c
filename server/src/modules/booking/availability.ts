import { addDays, cityDay, cityTime } from '@vez/shared/dates';
import { statement, type Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';

const TAKEN_OF_DAYS = statement(
  'slots-taken-days',
  `SELECT day, time, taken, capacity FROM slot
   WHERE service_id = $1 AND location_id = $2 AND day BETWEEN $3 AND $4`,
);

export interface SlotState {
  time: string;
  free: number;
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The times that an office gives out on a day: from opening to closing, `slot_minutes` apart. */
export function timesOn(catalogue: Catalogue, { row, location }: ServicePoint, day: string): string[] {
  return catalogue.hoursOn(location.id, day).flatMap(({ opens_minute, closes_minute }) => {
    const count = Math.floor((closes_minute - opens_minute) / row.slot_minutes);
    return Array.from({ length: count }, (_, at) => clock(opens_minute + at * row.slot_minutes));
  });
}

/** First and last day (YYYY-MM-DD) that can be booked: from tomorrow, or today for a time ticket (decision 2). */
export function windowOf({ row }: ServicePoint, now: Date): { first: string; last: string } {
  const today = cityDay(now);
  if (row.period_ticket_day !== null && !row.booking_open) {
    return { first: row.period_ticket_day, last: row.period_ticket_day };
  }
  return { first: row.time_ticket ? today : addDays(today, 1), last: addDays(today, row.days_ahead) };
}

export const takesBookings = ({ row, location, department }: ServicePoint): boolean =>
  row.booking && (row.booking_open || row.time_ticket) && !location.suspended && !department.suspended;

/** Whether an office gives out times on a day at all; places may still be gone. */
export function isBookableDay(catalogue: Catalogue, point: ServicePoint, day: string, now: Date): boolean {
  const { first, last } = windowOf(point, now);
  return takesBookings(point) && day >= first && day <= last && catalogue.isWorkDay(point.location.id, day);
}

async function takenOf(db: Queryable, { row }: ServicePoint, first: string, last: string) {
  const rows = await db.query<{ day: string; time: string; taken: number; capacity: number }>(TAKEN_OF_DAYS, [
    row.service_id,
    row.location_id,
    first,
    last,
  ]);
  return new Map(rows.map(({ day, time, taken, capacity }) => [`${day} ${time}`, capacity - taken]));
}

/** Every time of each of the days with the places left; a time that has begun has none. */
export async function slotsOn(
  db: Queryable,
  catalogue: Catalogue,
  point: ServicePoint,
  days: string[],
  now: Date,
): Promise<Map<string, SlotState[]>> {
  const sorted = [...days].sort();
  const free = await takenOf(db, point, sorted[0] ?? cityDay(now), sorted.at(-1) ?? cityDay(now));
  const today = cityDay(now);
  const time = cityTime(now);
  return new Map(
    days.map((day) => [
      day,
      isBookableDay(catalogue, point, day, now)
        ? timesOn(catalogue, point, day).map((at) => ({
            time: at,
            free: day === today && at <= time ? 0 : (free.get(`${day} ${at}`) ?? point.row.slot_capacity),
          }))
        : [],
    ]),
  );
}

export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
