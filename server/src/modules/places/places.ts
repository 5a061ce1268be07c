import { randomInt } from 'node:crypto';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
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
 * One statement, so that a place cannot be given twice: the row's lock orders whoever comes at once. Of so many
 * wanted it takes those that are left. The capacity is the one of now, so that an office can open or close
 * places on a day that has bookings.
 */
const TAKE = statement(
  'places-take',
  `INSERT INTO slot AS s (service_id, location_id, day, time, capacity, taken)
   SELECT service_id, location_id, day, time, capacity, least(wanted, capacity)
   FROM unnest($1::int[], $2::int[], $3::date[], $4::text[], $5::int[], $6::int[])
     AS wish(service_id, location_id, day, time, capacity, wanted)
   WHERE capacity > 0 ORDER BY 1, 2, 3, 4
   ON CONFLICT (service_id, location_id, day, time) DO UPDATE
   SET taken = s.taken + least(EXCLUDED.taken, EXCLUDED.capacity - s.taken), capacity = EXCLUDED.capacity
   WHERE s.taken < EXCLUDED.capacity
   RETURNING service_id AS "serviceId", location_id AS "locationId", day, time,
     new.taken - coalesce(old.taken, 0) AS granted`,
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

const keyOf = (place: Place) => keysOf(place).join(' ');

/** Which of the places were there to take: of several for the same time, the first. */
export async function takePlaces(
  db: Queryable,
  wishes: { place: Place; point: ServicePoint }[],
): Promise<boolean[]> {
  const groups = [...byKey(wishes, ({ place }) => keyOf(place)).values()];
  const places = groups.map(([first]) => first!.place);
  const rows = await db.query<Place & { granted: number }>(TAKE, [
    places.map(({ serviceId }) => serviceId),
    places.map(({ locationId }) => locationId),
    places.map(({ day }) => day),
    places.map(({ time }) => time),
    groups.map(([first]) => first!.point.row.slot_capacity),
    groups.map((group) => group.length),
  ]);
  const granted = new Map(rows.map((row) => [keyOf(row), row.granted]));
  const lucky = new Set(groups.flatMap((group) => group.slice(0, granted.get(keyOf(group[0]!.place)) ?? 0)));
  return wishes.map((wish) => lucky.has(wish));
}

export const takePlace = async (db: Queryable, place: Place, point: ServicePoint): Promise<boolean> =>
  (await takePlaces(db, [{ place, point }]))[0]!;

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
