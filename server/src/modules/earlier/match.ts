import { weekdayOf } from '@vez/shared/dates';

/** A booking whose holder would come earlier, and when. Days are YYYY-MM-DD, times HH:mm. */
export interface Wish {
  ticketId: string;
  /** Of the booking. */
  locationId: number;
  day: string;
  time: string;
  /** The first day that suits. */
  notBefore: string;
  weekdays: readonly number[];
  from: string;
  /** A time before this suits. */
  until: string;
  /** In the order of preference. */
  locationIds: readonly number[];
  /** Days on which the holder has the same service booked. */
  bookedDays: readonly string[];
  /** Places that were offered to the holder before, by `placeKey`. */
  refused: ReadonlySet<string>;
}

export interface Place {
  locationId: number;
  day: string;
  time: string;
}

export const placeKey = ({ locationId, day, time }: Place) => `${locationId} ${day} ${time}`;

const isBefore = (place: Place, wish: Wish) =>
  place.day < wish.day || (place.day === wish.day && place.time < wish.time);

export const suits = (wish: Wish, place: Place): boolean =>
  isBefore(place, wish) &&
  place.day >= wish.notBefore &&
  place.time >= wish.from &&
  place.time < wish.until &&
  wish.locationIds.includes(place.locationId) &&
  wish.weekdays.includes(weekdayOf(place.day)) &&
  !(place.day !== wish.day && wish.bookedDays.includes(place.day)) &&
  !wish.refused.has(placeKey(place));

/** The earliest of these that suits; of several at the same time, the one at the preferred office. */
function bestFor(wish: Wish, places: readonly (Place & { free: number })[]) {
  let best: (typeof places)[number] | undefined;
  for (const place of places) {
    if (best !== undefined && (place.day !== best.day || place.time !== best.time)) break;
    if (place.free === 0 || !suits(wish, place)) continue;
    const isPreferred =
      best === undefined ||
      wish.locationIds.indexOf(place.locationId) < wish.locationIds.indexOf(best.locationId);
    if (isPreferred) best = place;
  }
  return best;
}

/**
 * Assigns the earliest suitable place to each wish, in order. A later wish gets a place only if each earlier wish has one
 * that is at least as early, or does not accept that place.
 * @param places how many are `free` of each
 */
export function match(
  wishes: readonly Wish[],
  places: readonly (Place & { free: number })[],
): { wish: Wish; place: Place }[] {
  const left = places
    .map((place) => ({ ...place }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.time.localeCompare(other.time));
  const lastDay = left.at(-1)?.day;
  return wishes.flatMap((wish) => {
    if (lastDay === undefined || wish.notBefore > lastDay) return [];
    const best = bestFor(wish, left);
    if (best === undefined) return [];
    best.free -= 1;
    const { free: _free, ...place } = best;
    return [{ wish, place }];
  });
}
