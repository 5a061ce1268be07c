import type { RecommendedTimes } from '@vez/shared/contracts';
import { addDays, fromWireDate, toWireDate } from '@vez/shared/dates';
import { cityDay } from '../../city/city';
import type { Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';
import { daysBetween, slotsOn, windowOf } from './availability';

/** Columns of the grid (BOK-53), and how many days ahead it looks. */
const COLUMNS = 7;
const LOOK_AHEAD_DAYS = 20;

/** Days from the wanted one on, and other offices where a full time is free (DAT-24, BOK-55, BOK-56). */
export async function timesNear(
  db: Queryable,
  catalogue: Catalogue,
  point: ServicePoint,
  wanted: { bookingDate: string },
  now: Date,
): Promise<RecommendedTimes> {
  const window = windowOf(catalogue, point, now);
  if (window === undefined) return [];
  const wantedDay = fromWireDate(wanted.bookingDate) ?? cityDay(now);
  const from = wantedDay > window.first && wantedDay <= window.last ? wantedDay : window.first;
  const until = addDays(from, LOOK_AHEAD_DAYS);
  const days = daysBetween(from, until < window.last ? until : window.last);

  const slotsAt = (locationId: number) =>
    slotsOn(db, catalogue, catalogue.point(point.service.id, locationId), days, now);
  const others = catalogue
    .pointsOf(point.service.id)
    .map(({ location_id }) => location_id)
    .filter((id) => id !== point.location.id);
  const own = await slotsAt(point.location.id);
  const elsewhere = await Promise.all(others.map(async (id) => ({ id, slots: await slotsAt(id) })));
  const locationsWith = (day: string, time: string) =>
    elsewhere
      .filter(({ slots }) => slots.get(day)!.some((slot) => slot.time === time && slot.free > 0))
      .map(({ id }) => id);

  return [...own]
    .filter(([, times]) => times.length > 0)
    .slice(0, COLUMNS)
    .map(([day, times]) => ({
      date: toWireDate(day),
      times: times.map(({ time, free }) => ({
        time,
        isFull: free === 0,
        otherLocationIds: locationsWith(day, time),
      })),
    }));
}
