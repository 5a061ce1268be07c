import type { Queryable } from '../../db/db';
import type { ServicePoint } from '../catalogue';
import { holderNames, releaseHold, takeSlots, useHolds, type Slot } from '../slots';
import type { BookingRequest } from './plan';

/** A bookable slot and the request for it. */
export interface WantedSlot {
  request: BookingRequest;
  slot: Slot;
  point: ServicePoint;
}

const holdOf = ({ request: { body, caller }, slot }: WantedSlot) =>
  body.holdId === undefined ? undefined : { holdId: body.holdId, names: holderNames(caller), slot };

/** Which requests got their slot: by their hold, or else because one is free. */
export async function takeOrUseHolds(db: Queryable, requests: WantedSlot[]): Promise<boolean[]> {
  // A hold serves one request: a second one with the same id needs another slot.
  const brought = new Map<string, WantedSlot>();
  for (const wanted of requests) {
    const hold = holdOf(wanted);
    if (hold !== undefined && !brought.has(hold.holdId)) brought.set(hold.holdId, wanted);
  }
  const used = await useHolds(
    db,
    [...brought.values()].map((wanted) => holdOf(wanted)!),
  );
  const held = new Set([...used].map((id) => brought.get(id)!));

  const others = requests.filter((wanted) => !held.has(wanted));
  const taken = others.length === 0 ? [] : await takeSlots(db, others);
  const free = new Set(others.filter((_, at) => taken[at]));
  for (const wanted of free) {
    const hold = holdOf(wanted);
    if (hold !== undefined) await releaseHold(db, hold.holdId, hold.names);
  }
  return requests.map((wanted) => held.has(wanted) || free.has(wanted));
}
