import { randomUUID } from 'node:crypto';
import { statement, type Db, type Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';
import { freePlace, takePlace, type Place } from './places';

const LOCK_HOLDER = statement('hold-lock-holder', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 3))');
const COUNT = statement(
  'hold-count',
  `SELECT count(*) AS count FROM slot_hold WHERE holder = $1 AND state = 'held'`,
);
const INSERT = statement(
  'hold-insert',
  `INSERT INTO slot_hold (id, service_id, location_id, day, time, expires_at, holder)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);
const RENEW = statement(
  'hold-renew',
  `UPDATE slot_hold SET renewed = true, expires_at = $2
   WHERE id = $1 AND state = 'held' AND NOT renewed AND expires_at > $3 RETURNING id`,
);
const FIND = statement('hold-find', 'SELECT state, expires_at FROM slot_hold WHERE id = $1');
const END = statement(
  'hold-end',
  `UPDATE slot_hold SET state = $2 WHERE id = $1 AND state = 'held'
   RETURNING service_id, location_id, day, time`,
);
// A hold that is over but not yet swept still keeps the place: better its citizen than nobody.
const USE = statement(
  'hold-use',
  `UPDATE slot_hold SET state = 'used'
   WHERE id = $1 AND state = 'held' AND service_id = $2 AND location_id = $3 AND day = $4 AND time = $5
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

/** Who holds, and how many places at once are theirs to hold. */
export interface Holder {
  id: string;
  most: number;
}

export interface HoldTerm {
  now: Date;
  seconds: number;
}
const endOf = ({ now, seconds }: HoldTerm) => new Date(now.getTime() + seconds * 1_000);

/** A place kept while a form is filled (decision 11). @throws Refusal `slotTaken`, `tooManyHolds` */
export async function hold(db: Queryable, place: Place, point: ServicePoint, holder: Holder, term: HoldTerm) {
  await db.query(LOCK_HOLDER, [holder.id]);
  const [held] = await db.query<{ count: number }>(COUNT, [holder.id]);
  if (held!.count >= holder.most) throw new Refusal('tooManyHolds', 429);
  if (!(await takePlace(db, place, point))) throw new Refusal('slotTaken');
  const holdId = randomUUID();
  const { serviceId, locationId, day, time } = place;
  await db.query(INSERT, [holdId, serviceId, locationId, day, time, endOf(term), holder.id]);
  return { holdId, expiresAt: endOf(term).toISOString(), renewable: true };
}

/** More time, once. @throws Refusal `holdExpired`, `holdNotRenewable` */
export async function renewHold(db: Queryable, holdId: string, term: HoldTerm) {
  const renewed = await db.query(RENEW, [holdId, endOf(term), term.now]);
  if (renewed.length === 1) return { holdId, expiresAt: endOf(term).toISOString(), renewable: false };
  const [found] = await db.query<{ state: string; expires_at: Date }>(FIND, [holdId]);
  const isHeld = found?.state === 'held' && found.expires_at > term.now;
  throw new Refusal(isHeld ? 'holdNotRenewable' : 'holdExpired');
}

export async function releaseHold(db: Queryable, holdId: string): Promise<boolean> {
  const [ended] = await db.query<PlaceRow>(END, [holdId, 'released']);
  if (ended !== undefined) await freePlace(db, placeOf(ended));
  return ended !== undefined;
}

/** Turns a hold into the place itself; false where it has ended or was for another place. */
export async function useHold(db: Queryable, holdId: string, place: Place): Promise<boolean> {
  const used = await db.query(USE, [holdId, place.serviceId, place.locationId, place.day, place.time]);
  return used.length === 1;
}

/** Ends holds whose time is over and lets freed places come back. */
export async function sweepPlaces(db: Db, now: Date): Promise<void> {
  await db.tx(async (tx) => {
    for (const row of await tx.query<PlaceRow>(EXPIRE, [now])) await freePlace(tx, placeOf(row));
    for (const row of await tx.query<PlaceRow>(RETURN, [now])) await freePlace(tx, placeOf(row));
  });
}
