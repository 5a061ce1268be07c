import type { CounterPlaceRow, Snapshot } from './snapshot';

type Places = Pick<Snapshot, 'counterPlaces'>;

/** The name of the row for all counters without one of their own. */
const ANY = '';
const inOrder = new Intl.Collator('en', { numeric: true });

/** Counters with the same directions share one row. */
const isBeside = (one: CounterPlaceRow, other: CounterPlaceRow) =>
  JSON.stringify([one.floor, one.area, one.way]) === JSON.stringify([other.floor, other.area, other.way]);

/** Where a counter is, and the names of its neighbours in order (decision 249). */
interface CounterAt {
  place: CounterPlaceRow;
  row: string[];
}

/** @returns undefined if the office has not entered it */
export function counterAt(
  { counterPlaces }: Places,
  locationId: number,
  counter: string,
): CounterAt | undefined {
  const all = counterPlaces.get(locationId) ?? [];
  const own = all.find((place) => place.counter === counter);
  const place = own ?? placeOfAll({ counterPlaces }, locationId);
  if (place === undefined || counter === ANY) return undefined;
  const beside =
    own === undefined ? [] : all.filter((other) => other.counter !== ANY && isBeside(other, own));
  return { place, row: beside.map((other) => other.counter).sort(inOrder.compare) };
}

/** The office's directions to all its counters. */
export const placeOfAll = ({ counterPlaces }: Places, locationId: number): CounterPlaceRow | undefined =>
  counterPlaces.get(locationId)?.find(({ counter }) => counter === ANY);
