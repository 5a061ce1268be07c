import { randomInt } from 'node:crypto';
import { statement, type Queryable } from '../../db/db';
import type { ServicePoint } from '../catalogue';
import { freeSlot, keysOf, takeSlot, type Slot } from './slots';

const FREE_DEFERRED = statement(
  'slot-free-deferred',
  `INSERT INTO freed_place (service_id, location_id, day, time, returns_at)
   VALUES (:serviceId, :locationId, :day, :time, :returnsAt)`,
);

/** Those who asked for an earlier time are offered the place first. */
const LEAST_DELAY_MS = 3_000;

/** Gives a slot back after a random delay, so that it cannot be passed on by cancelling at an agreed second. */
export async function freeSlotDeferred(
  db: Queryable,
  slot: Slot,
  now: Date,
  mostSeconds: number,
): Promise<void> {
  if (mostSeconds === 0) return freeSlot(db, slot);
  const delayMs = Math.max(randomInt(mostSeconds * 1_000), LEAST_DELAY_MS);
  await db.query(FREE_DEFERRED, { ...keysOf(slot), returnsAt: new Date(now.getTime() + delayMs) });
}

/** Places that wait to be booked again, by slot; `taken` counts them still. */
const FREED = statement(
  'slots-freed',
  `SELECT s.service_id AS "serviceId", s.location_id AS "locationId", s.day, s.time, s.taken, f.freed AS "freed!"
   FROM (SELECT service_id, location_id, day, time, count(*)::int AS freed FROM freed_place
     WHERE service_id = $1 GROUP BY service_id, location_id, day, time) AS f
   JOIN slot s USING (service_id, location_id, day, time)`,
);
export const freedPlaces = (db: Queryable, serviceId: number) => db.query(FREED, [serviceId]);

const TAKE_FREED = statement(
  'slot-take-freed',
  `DELETE FROM freed_place WHERE id = (SELECT id FROM freed_place WHERE service_id = :serviceId
     AND location_id = :locationId AND day = :day AND time = :time LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id`,
);

/** Takes a place before others can book it again, or else like anybody. @returns whether one was left */
export async function takeFreedSlot(db: Queryable, slot: Slot, point: ServicePoint): Promise<boolean> {
  const [freed] = await db.query(TAKE_FREED, keysOf(slot));
  return freed !== undefined || takeSlot(db, slot, point);
}
