import { randomUUID } from 'node:crypto';
import { statement, type Db, type Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';
import { freePlace, takePlace, type Place } from './places';

const INSERT = statement(
  'hold-insert',
  'INSERT INTO slot_hold (id, service_id, location_id, day, time, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
);
const RENEW = statement(
  'hold-renew',
  `UPDATE slot_hold SET renewed = true, expires_at = $2
   WHERE id = $1 AND state = 'held' AND NOT renewed AND expires_at > $3 RETURNING id`,
);
const FIND = statement('hold-find', 'SELECT state, renewed, expires_at FROM slot_hold WHERE id = $1');
const END = statement(
  'hold-end',
  `UPDATE slot_hold SET state = $2 WHERE id = $1 AND state = 'held'
   RETURNING service_id, location_id, day, time`,
);
const USE = statement(
  'hold-use',
  `UPDATE slot_hold SET state = 'used'
   WHERE id = $1 AND state = 'held' AND expires_at > $2
     AND service_id = $3 AND location_id = $4 AND day = $5 AND time = $6
   RETURNING id`,
);
const EXPIRE = statement(
  'hold-expire',
  `UPDATE slot_hold SET state = 'expired' WHERE state = 'held' AND expires_at <= $1
   RETURNING service_id, location_id, day, time`,
);
const RETURN = statement(
  'place-return',
  'DELETE FROM freed_place WHERE returns_at <= $1 RETURNING service_id, location_id, day, time',
);

interface PlaceRow {
  service_id: number;
  location_id: number;
  day: string;
  time: string;
}
const placeOf = ({ service_id, location_id, day, time }: PlaceRow): Place => ({
  serviceId: service_id,
  locationId: location_id,
  day,
  time,
});

/** A place kept while a form is filled (decision 11). @throws Refusal `slotTaken` */
export async function hold(db: Queryable, place: Place, point: ServicePoint, now: Date, seconds: number) {
  if (!(await takePlace(db, place, point))) throw new Refusal('slotTaken');
  const holdId = randomUUID();
  const expiresAt = new Date(now.getTime() + seconds * 1_000);
  await db.query(INSERT, [holdId, place.serviceId, place.locationId, place.day, place.time, expiresAt]);
  return { holdId, expiresAt: expiresAt.toISOString(), renewable: true };
}

/** More time, once. @throws Refusal `holdExpired`, `holdNotRenewable` */
export async function renewHold(db: Queryable, holdId: string, now: Date, seconds: number) {
  const expiresAt = new Date(now.getTime() + seconds * 1_000);
  const renewed = await db.query(RENEW, [holdId, expiresAt, now]);
  if (renewed.length === 1) return { holdId, expiresAt: expiresAt.toISOString(), renewable: false };
  const [found] = await db.query<{ state: string; renewed: boolean; expires_at: Date }>(FIND, [holdId]);
  const isHeld = found?.state === 'held' && found.expires_at > now;
  throw new Refusal(isHeld ? 'holdNotRenewable' : 'holdExpired');
}

export async function releaseHold(db: Queryable, holdId: string): Promise<boolean> {
  const [ended] = await db.query<PlaceRow>(END, [holdId, 'released']);
  if (ended !== undefined) await freePlace(db, placeOf(ended));
  return ended !== undefined;
}

/** Turns a hold into the place itself; false where it has ended or was for another place. */
export async function useHold(db: Queryable, holdId: string, place: Place, now: Date): Promise<boolean> {
  const used = await db.query(USE, [holdId, now, place.serviceId, place.locationId, place.day, place.time]);
  return used.length === 1;
}

/** Ends holds whose time is over and lets freed places come back. */
export async function sweepPlaces(db: Db, now: Date): Promise<void> {
  await db.tx(async (tx) => {
    for (const row of await tx.query<PlaceRow>(EXPIRE, [now])) await freePlace(tx, placeOf(row));
    for (const row of await tx.query<PlaceRow>(RETURN, [now])) await freePlace(tx, placeOf(row));
  });
}
