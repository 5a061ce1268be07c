import { randomInt } from 'node:crypto';
import { statement, type Queryable, type Tables } from '../../db/db';
import { byKey } from '../../db/outcome';
import type { ServicePoint } from '../catalogue';

export interface Slot {
  serviceId: number;
  locationId: number;
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm */
  time: string;
}

/** The columns that identify a slot in a row. */
type SlotRow = Pick<Tables['slot_hold'], 'service_id' | 'location_id' | 'day' | 'time'>;
export const slotOf = ({ service_id, location_id, day, time }: SlotRow): Slot => ({
  serviceId: service_id,
  locationId: location_id,
  day,
  time,
});

/**
 * One statement, so that a slot is never oversold: the row's lock orders concurrent requests. It takes as many places
 * as are left. The current capacity applies, so that an office can change it on a day that has bookings.
 */
const TAKE = statement(
  'slots-take',
  `INSERT INTO slot AS s (service_id, location_id, day, time, capacity, taken)
   SELECT service_id, location_id, day, time, capacity, least(wanted, capacity)
   FROM unnest(:services::int[], :locations::int[], :days::date[], :times::text[], :capacities::int[], :wanted::int[])
     AS asked(service_id, location_id, day, time, capacity, wanted)
   WHERE capacity > 0 ORDER BY 1, 2, 3, 4
   ON CONFLICT (service_id, location_id, day, time) DO UPDATE
   SET taken = s.taken + least(EXCLUDED.taken, EXCLUDED.capacity - s.taken), capacity = EXCLUDED.capacity
   WHERE s.taken < EXCLUDED.capacity
   RETURNING service_id AS "serviceId", location_id AS "locationId", day, time,
     new.taken - coalesce(old.taken, 0) AS "granted!"`,
);
const FREE = statement(
  'slot-free',
  `UPDATE slot SET taken = taken - 1
   WHERE service_id = :serviceId AND location_id = :locationId AND day = :day AND time = :time AND taken > 0`,
);
const FREE_DEFERRED = statement(
  'slot-free-deferred',
  `INSERT INTO freed_place (service_id, location_id, day, time, returns_at)
   VALUES (:serviceId, :locationId, :day, :time, :returnsAt)`,
);

const keysOf = ({ serviceId, locationId, day, time }: Slot) => ({ serviceId, locationId, day, time });

const keyOf = ({ serviceId, locationId, day, time }: Slot) => `${serviceId} ${locationId} ${day} ${time}`;

/** Which of the slots were free: of several requests for the same one, the first. */
export async function takeSlots(
  db: Queryable,
  wanted: { slot: Slot; point: ServicePoint }[],
): Promise<boolean[]> {
  const groups = [...byKey(wanted, ({ slot }) => keyOf(slot)).values()];
  const slots = groups.map(([first]) => first!.slot);
  const rows = await db.query(TAKE, {
    services: slots.map(({ serviceId }) => serviceId),
    locations: slots.map(({ locationId }) => locationId),
    days: slots.map(({ day }) => day),
    times: slots.map(({ time }) => time),
    capacities: groups.map(([first]) => first!.point.row.slot_capacity),
    wanted: groups.map((group) => group.length),
  });
  const granted = new Map(rows.map((row) => [keyOf(row), row.granted]));
  const taken = new Set(groups.flatMap((group) => group.slice(0, granted.get(keyOf(group[0]!.slot)) ?? 0)));
  return wanted.map((one) => taken.has(one));
}

export const takeSlot = async (db: Queryable, slot: Slot, point: ServicePoint): Promise<boolean> =>
  (await takeSlots(db, [{ slot, point }]))[0]!;

export async function freeSlot(db: Queryable, slot: Slot): Promise<void> {
  await db.query(FREE, keysOf(slot));
}

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
