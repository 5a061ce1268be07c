import { addDays } from '@vez/shared/dates';
import { cityDay, cityInstant } from '../../city/city';
import type { Queryable, Tables } from '../../db/db';
import { byKey } from '../../db/outcome';
import { daysBetween, slotsOn } from '../booking';
import type { Catalogue, LocationRow, ServicePoint } from '../catalogue';
import { takeSlots, type Slot } from '../slots';
import { isSlotCovered, type ClosureScope } from './scope';

/** A booking that its office cannot keep. */
export type ClosedBooking = Pick<
  Tables['ticket'],
  'id' | 'type' | 'service_id' | 'location_id' | 'day' | 'booking_time'
>;

export interface Search {
  catalogue: Catalogue;
  closure: ClosureScope;
  now: Date;
}

/** How long after the booked day, or the end of the closure, a new time is looked for. */
const LOOK_AHEAD_DAYS = 14;

interface Candidate extends Slot {
  point: ServicePoint;
  minute: number;
  free: number;
  /** The own office is 0, then by distance. */
  rank: number;
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Squared and in degrees, which is enough to order the offices of a city. */
function distance(one: LocationRow, other: LocationRow): number {
  const [a, b, c, d] = [one.latitude, one.longitude, other.latitude, other.longitude];
  return a === null || b === null || c === null || d === null ? Infinity : (a - c) ** 2 + (b - d) ** 2;
}

/** The offices that give a service in the same way, by video or not: the own one, then the nearest ones. */
function officesFor(catalogue: Catalogue, { service, location }: ServicePoint): ServicePoint[] {
  const others = catalogue
    .openPointsOf(service.id, location.remote_counter)
    .filter((point) => point.location.id !== location.id)
    .map((point) => ({ point, far: distance(location, point.location) }))
    .sort((one, other) => one.far - other.far || one.point.location.id - other.point.location.id);
  return [catalogue.point(service.id, location.id), ...others.map(({ point }) => point)];
}

/** The free times for the bookings of one service at one office, by day. */
async function freeTimes(
  db: Queryable,
  { catalogue, closure, now }: Search,
  bookings: ClosedBooking[],
): Promise<Map<string, Candidate[]>> {
  const days = bookings.map(({ day }) => day).sort();
  const [first, last] = [days[0]!, days.at(-1)!];
  const end = cityDay(closure.ends_at);
  const window = daysBetween(first, addDays(last > end ? last : end, LOOK_AHEAD_DAYS));
  const { service_id, location_id } = bookings[0]!;
  const offices = officesFor(catalogue, catalogue.point(service_id, location_id));
  const found: Candidate[] = [];
  for (const [rank, point] of offices.entries()) {
    for (const [day, times] of await slotsOn(db, catalogue, point, window, now)) {
      for (const { time, free } of times) {
        const slot = { serviceId: service_id, locationId: point.location.id, day, time };
        const isFree = free > 0 && !isSlotCovered(closure, slot);
        if (isFree) found.push({ ...slot, point, free, rank, minute: minuteOf(time) });
      }
    }
  }
  return byKey(found, ({ day }) => day);
}

/** The nearest free time: by day, never before the booked one; then by hour; then by office. */
function nearest(
  free: Map<string, Candidate[]>,
  { day, booking_time }: ClosedBooking,
): Candidate | undefined {
  const wanted = minuteOf(booking_time);
  const away = ({ minute }: Candidate) => Math.abs(minute - wanted);
  for (const at of [...free.keys()].filter((one) => one >= day).sort()) {
    const [best] = free
      .get(at)!
      .filter((one) => one.free > 0)
      .sort((one, other) => away(one) - away(other) || one.rank - other.rank);
    if (best !== undefined) return best;
  }
  return undefined;
}

export type Found = Map<string, { slot: Slot; point: ServicePoint }>;

/**
 * A new time for each booking, in their order, without taking it. A time ticket gets none: its day is fixed (BOK-37).
 * @returns by ticket id; bookings without a free time are missing
 */
export async function findTimes(db: Queryable, search: Search, bookings: ClosedBooking[]): Promise<Found> {
  const found: Found = new Map();
  const movable = bookings.filter(({ type }) => type === 'RESERCATION');
  for (const same of byKey(
    movable,
    ({ service_id, location_id }) => `${service_id}:${location_id}`,
  ).values()) {
    const free = await freeTimes(db, search, same);
    for (const booking of same) {
      const best = nearest(free, booking);
      if (best === undefined) continue;
      best.free -= 1;
      const { serviceId, locationId, day, time, point } = best;
      found.set(booking.id, { slot: { serviceId, locationId, day, time }, point });
    }
  }
  return found;
}

/** Somebody else may take a found time first: look again, so often. */
const MOST_LOOKS = 5;

/** The same, and takes the places, so that nobody else gets them. */
export async function takeTimes(
  db: Queryable,
  search: Search,
  bookings: ClosedBooking[],
): Promise<Map<string, Slot>> {
  const taken = new Map<string, Slot>();
  let left = bookings;
  for (let look = 0; look < MOST_LOOKS && left.length > 0; look += 1) {
    const found = await findTimes(db, search, left);
    const wanted = [...found].map(([ticketId, one]) => ({ ...one, ticketId }));
    const granted = wanted.length === 0 ? [] : await takeSlots(db, wanted);
    wanted.forEach(({ ticketId, slot }, at) => {
      if (granted[at]) taken.set(ticketId, slot);
    });
    left = left.filter(({ id }) => found.has(id) && !taken.has(id));
  }
  return taken;
}

/** An answer needs so long before the held time. */
const LEAST_LEAD_MS = 3 * 3_600_000;
const LONGEST_MS = 24 * 3_600_000;
/** The held time of somebody whose booked day is about to end is kept at least for so long. */
const SHORTEST_MS = 3_600_000;

/** Until when a new time is held: a day, but not beyond the booked day, nor too close to the new time. */
export function answerBy({ day }: ClosedBooking, slot: Slot, now: Date): Date {
  const latest = Math.min(
    now.getTime() + LONGEST_MS,
    cityInstant(day, '23:00').getTime(),
    cityInstant(slot.day, slot.time).getTime() - LEAST_LEAD_MS,
  );
  return new Date(Math.max(latest, now.getTime() + SHORTEST_MS));
}
