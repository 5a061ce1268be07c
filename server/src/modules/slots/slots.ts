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
export const keysOf = ({ serviceId, locationId, day, time }: Slot) => ({ serviceId, locationId, day, time });

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
