import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { endOf, holdWire, type HoldTerm } from './hold-term';
import { freeSlot, slotOf, type Slot } from './slots';

/** Who may use a hold, here and below: see `holderNames`. */
const RENEW = statement(
  'hold-renew',
  `UPDATE slot_hold SET renewed = true, expires_at = :expiresAt
   WHERE id = :id AND state = 'held' AND NOT renewed AND expires_at > :now
     AND (holder = ANY(:names::text[] || token(:names)::text[]) OR starts_with(holder, 'address:'))
   RETURNING id`,
);
const FIND = statement(
  'hold-find',
  `SELECT state, expires_at FROM slot_hold WHERE id = :id
     AND (holder = ANY(:names::text[] || token(:names)::text[]) OR starts_with(holder, 'address:'))`,
);
const END = statement(
  'hold-end',
  `UPDATE slot_hold SET state = 'released' WHERE id = :id AND state = 'held'
     AND (holder = ANY(:names::text[] || token(:names)::text[]) OR starts_with(holder, 'address:'))
   RETURNING service_id, location_id, day, time`,
);
// An expired hold works until it is swept: its slot is not free before.
const USE = statement(
  'hold-use',
  `UPDATE slot_hold SET state = 'used'
   FROM unnest(:holds::uuid[], :services::int[], :locations::int[], :days::date[], :times::text[],
     :names::text[], :otherNames::text[], token(:names)::text[], token(:otherNames)::text[])
     AS asked(hold_id, of_service, of_location, of_day, of_time, name, other_name, token, other_token)
   WHERE id = hold_id AND state = 'held' AND service_id = of_service AND location_id = of_location
     AND day = of_day AND time = of_time AND (holder IN (name, other_name, token, other_token) OR starts_with(holder, 'address:'))
   RETURNING id`,
);

/** Extends a hold, once. @throws Refusal `holdExpired`, `holdNotRenewable` */
export async function renewHold(db: Queryable, holdId: string, names: string[], term: HoldTerm) {
  const renewed = await db.query(RENEW, { id: holdId, expiresAt: endOf(term), now: term.now, names });
  if (renewed.length === 1) return holdWire(holdId, term, false);
  const [found] = await db.query(FIND, { id: holdId, names });
  const isHeld = found?.state === 'held' && found.expires_at > term.now;
  throw new Refusal(isHeld ? 'holdNotRenewable' : 'holdExpired');
}

export async function releaseHold(db: Queryable, holdId: string, names: string[]): Promise<boolean> {
  const [ended] = await db.query(END, { id: holdId, names });
  if (ended !== undefined) await freeSlot(db, slotOf(ended));
  return ended !== undefined;
}

/** A hold used for a booking. */
export interface HoldUse {
  holdId: string;
  /** See `holderNames`. */
  names: string[];
  slot: Slot;
}

/** Books with holds; ended holds and those of another slot are left out. */
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
