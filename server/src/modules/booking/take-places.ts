import type { Queryable } from '../../db/db';
import type { ServicePoint } from '../catalogue';
import { holderNames, releaseHold, takePlaces, useHolds, type Place } from '../places';
import type { Wish } from './wish';

/** A wish for a place that can be booked. */
export interface Wanted {
  wish: Wish;
  place: Place;
  point: ServicePoint;
}

const holdOf = ({ wish: { request, caller }, place }: Wanted) =>
  request.holdId === undefined ? undefined : { holdId: request.holdId, names: holderNames(caller), place };

/** Which of the wishes got their place: by the hold that they bring, else one that is still free. */
export async function takeOrUseHolds(db: Queryable, wishes: Wanted[]): Promise<boolean[]> {
  // A hold is good for one: whoever brings the same id a second time asks for another place.
  const brought = new Map<string, Wanted>();
  for (const wanted of wishes) {
    const hold = holdOf(wanted);
    if (hold !== undefined && !brought.has(hold.holdId)) brought.set(hold.holdId, wanted);
  }
  const used = await useHolds(
    db,
    [...brought.values()].map((wanted) => holdOf(wanted)!),
  );
  const held = new Set([...used].map((id) => brought.get(id)!));

  const others = wishes.filter((wanted) => !held.has(wanted));
  const taken = others.length === 0 ? [] : await takePlaces(db, others);
  const free = new Set(others.filter((_, at) => taken[at]));
  for (const wanted of free) {
    const hold = holdOf(wanted);
    if (hold !== undefined) await releaseHold(db, hold.holdId, hold.names);
  }
  return wishes.map((wanted) => held.has(wanted) || free.has(wanted));
}
