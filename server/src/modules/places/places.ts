import { randomInt } from 'node:crypto';
import { statement, type Queryable } from '../../db/db';
import type { ServicePoint } from '../catalogue';

export interface Place {
  serviceId: number;
  locationId: number;
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm */
  time: string;
}

/**
 * One statement, so that a place cannot be given twice: the row's lock orders whoever comes at once. The
 * capacity is the one of now, so that an office can open or close places on a day that has bookings.
 */
const TAKE = statement(
  'place-take',
  `INSERT INTO slot AS s (service_id, location_id, day, time, capacity, taken) VALUES ($1, $2, $3, $4, $5, 1)
   ON CONFLICT (service_id, location_id, day, time)
   DO UPDATE SET taken = s.taken + 1, capacity = EXCLUDED.capacity WHERE s.taken < EXCLUDED.capacity
   RETURNING taken`,
);
const FREE = statement(
  'place-free',
  `UPDATE slot SET taken = taken - 1
   WHERE service_id = $1 AND location_id = $2 AND day = $3 AND time = $4 AND taken > 0`,
);
const FREE_LATER = statement(
  'place-free-later',
  'INSERT INTO freed_place (service_id, location_id, day, time, returns_at) VALUES ($1, $2, $3, $4, $5)',
);

const keysOf = ({ serviceId, locationId, day, time }: Place) => [serviceId, locationId, day, time];

/** Whether the place was there to take. */
export async function takePlace(db: Queryable, place: Place, { row }: ServicePoint): Promise<boolean> {
  if (row.slot_capacity < 1) return false;
  return (await db.query(TAKE, [...keysOf(place), row.slot_capacity])).length === 1;
}

export async function freePlace(db: Queryable, place: Place): Promise<void> {
  await db.query(FREE, keysOf(place));
}

/** Gives a place back after a random delay, so that nobody can hand one on by cancelling at a set second. */
export async function freePlaceLater(
  db: Queryable,
  place: Place,
  now: Date,
  mostSeconds: number,
): Promise<void> {
  if (mostSeconds === 0) return freePlace(db, place);
  const delayMs = randomInt(mostSeconds * 1_000);
  await db.query(FREE_LATER, [...keysOf(place), new Date(now.getTime() + delayMs)]);
}
