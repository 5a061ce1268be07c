import { randomUUID } from 'node:crypto';
import { mobileName } from '@vez/shared/domain';
import { statement, type Db, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { askerOf } from '../../network';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';
import { freeSlot, takeSlot, type Slot } from './slots';

const LOCK_HOLDER = statement('hold-lock-holder', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 3))');
const COUNT = statement(
  'hold-count',
  `SELECT count(*) AS "count!" FROM slot_hold WHERE holder = $1 AND state = 'held'`,
);
/** Whose a hold is: see `holderNames`. */
const USABLE = (names: string) => `(holder = ANY(${names}) OR starts_with(holder, 'address:'))`;
const INSERT = statement(
  'hold-insert',
  `INSERT INTO slot_hold (id, service_id, location_id, day, time, expires_at, holder, network)
   VALUES (:id, :serviceId, :locationId, :day, :time, :expiresAt, :holder, :network)`,
);
const RENEW = statement(
  'hold-renew',
  `UPDATE slot_hold SET renewed = true, expires_at = $2
   WHERE id = $1 AND state = 'held' AND NOT renewed AND expires_at > $3 AND ${USABLE('$4')} RETURNING id`,
);
const FIND = statement(
  'hold-find',
  `SELECT state, expires_at FROM slot_hold WHERE id = $1 AND ${USABLE('$2')}`,
);
const END = statement(
  'hold-end',
  `UPDATE slot_hold SET state = $2 WHERE id = $1 AND state = 'held' AND ${USABLE('$3')}
   RETURNING service_id, location_id, day, time`,
);
// A hold that has expired but is not swept yet still works: nobody else could have the slot either.
const USE = statement(
  'hold-use',
  `UPDATE slot_hold SET state = 'used'
   FROM unnest(:holds::uuid[], :services::int[], :locations::int[], :days::date[], :times::text[],
     :names::text[], :otherNames::text[])
     AS asked(hold_id, of_service, of_location, of_day, of_time, name, other_name)
   WHERE id = hold_id AND state = 'held' AND service_id = of_service AND location_id = of_location
     AND day = of_day AND time = of_time AND ${USABLE('ARRAY[name, other_name]')}
   RETURNING id`,
);
const EXPIRE = statement(
  'hold-expire',
  `UPDATE slot_hold SET state = 'expired' WHERE state = 'held' AND expires_at <= $1
   RETURNING service_id, location_id, day, time`,
);
const RETURN = statement(
  'slot-return',
  'DELETE FROM freed_place WHERE returns_at <= $1 RETURNING service_id, location_id, day, time',
);

type SlotRow = Pick<Tables['slot_hold'], 'service_id' | 'location_id' | 'day' | 'time'>;
const slotOf = ({ service_id, location_id, day, time }: SlotRow): Slot => ({
  serviceId: service_id,
  locationId: location_id,
  day,
  time,
});

/** Who holds, and how many slots at once are theirs to hold. */
export interface Holder {
  id: string;
  most: number;
  /** Of a visitor without a login. */
  network?: string;
}

/** An anonymous visitor has no name but an address, which many share and a telephone changes on its way. */
export const holderAt = (address: string): string => `address:${askerOf(address)}`;

/**
 * The names by which a caller may use a hold. A hold of an anonymous visitor is whoever’s has its id, since
 * the same citizen comes back with a verified number; a hold of a known caller is nobody else’s.
 */
export const holderNames = ({ subject, mobile }: CallerIdentity): string[] =>
  mobile === undefined ? [subject] : [subject, mobileName(mobile)];

export interface HoldTerm {
  now: Date;
  seconds: number;
}
const endOf = ({ now, seconds }: HoldTerm) => new Date(now.getTime() + seconds * 1_000);
const wire = (holdId: string, term: HoldTerm, renewable: boolean) => ({
  holdId,
  expiresAt: endOf(term).toISOString(),
  secondsLeft: term.seconds,
  renewable,
});

/**
 * A slot kept while a form is filled (decision 11).
 * @param checkMore what else may be against it, asked while nobody else can hold as the same holder
 * @throws Refusal `slotTaken`, `tooManyHolds`
 */
export async function hold(
  db: Queryable,
  slot: Slot,
  point: ServicePoint,
  holder: Holder,
  term: HoldTerm,
  checkMore: () => Promise<void>,
) {
  await db.query(LOCK_HOLDER, [holder.id]);
  const [held] = await db.query(COUNT, [holder.id]);
  if (held!.count >= holder.most) throw new Refusal('tooManyHolds', 429);
  await checkMore();
  if (!(await takeSlot(db, slot, point))) throw new Refusal('slotTaken');
  const holdId = randomUUID();
  await db.query(INSERT, {
    ...slot,
    id: holdId,
    expiresAt: endOf(term),
    holder: holder.id,
    network: holder.network ?? '',
  });
  return wire(holdId, term, true);
}

/** More time, once. @throws Refusal `holdExpired`, `holdNotRenewable` */
export async function renewHold(db: Queryable, holdId: string, names: string[], term: HoldTerm) {
  const renewed = await db.query(RENEW, [holdId, endOf(term), term.now, names]);
  if (renewed.length === 1) return wire(holdId, term, false);
  const [found] = await db.query(FIND, [holdId, names]);
  const isHeld = found?.state === 'held' && found.expires_at > term.now;
  throw new Refusal(isHeld ? 'holdNotRenewable' : 'holdExpired');
}

export async function releaseHold(db: Queryable, holdId: string, names: string[]): Promise<boolean> {
  const [ended] = await db.query(END, [holdId, 'released', names]);
  if (ended !== undefined) await freeSlot(db, slotOf(ended));
  return ended !== undefined;
}

/** A hold that somebody books with. */
export interface HoldUse {
  holdId: string;
  /** See `holderNames`. */
  names: string[];
  slot: Slot;
}

/** Books with holds; those that have ended or are of another slot are left out. */
export async function useHolds(db: Queryable, uses: HoldUse[]): Promise<Set<string>> {
  if (uses.length === 0) return new Set();
  const used = await db.query(USE, {
    holds: uses.map(({ holdId }) => holdId),
    services: uses.map(({ slot }) => slot.serviceId),
    locations: uses.map(({ slot }) => slot.locationId),
    days: uses.map(({ slot }) => slot.day),
    times: uses.map(({ slot }) => slot.time),
    names: uses.map(({ names }) => names[0] ?? null),
    otherNames: uses.map(({ names }) => names.at(-1) ?? null),
  });
  return new Set(used.map(({ id }) => id));
}

/** Ends holds whose time is over and frees slots whose delay is over. */
export async function sweepSlots(db: Db, now: Date): Promise<void> {
  await db.tx(async (tx) => {
    for (const row of await tx.query(EXPIRE, [now])) await freeSlot(tx, slotOf(row));
    for (const row of await tx.query(RETURN, [now])) await freeSlot(tx, slotOf(row));
  });
}
