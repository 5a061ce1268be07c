import type { CounterPlaceRow, Snapshot } from './snapshot';

/** The name of the row that speaks for every counter without one of its own. */
const ANY = '';
const inOrder = new Intl.Collator('en', { numeric: true });

/** Counters to which the same way leads stand in one row. */
const isBeside = (one: CounterPlaceRow, other: CounterPlaceRow) =>
  JSON.stringify([one.floor, one.area, one.way]) === JSON.stringify([other.floor, other.area, other.way]);

/** Where a counter is, and the names of those beside it in their order (decision 249). */
interface CounterAt {
  place: CounterPlaceRow;
  row: string[];
}

/** @returns nothing where the office does not say it */
export function counterAt(
  { counterPlaces }: Snapshot,
  locationId: number,
  counter: string,
): CounterAt | undefined {
  const all = counterPlaces.get(locationId) ?? [];
  const own = all.find((place) => place.counter === counter);
  const place = own ?? all.find((other) => other.counter === ANY);
  if (place === undefined || counter === ANY) return undefined;
  const beside =
    own === undefined ? [] : all.filter((other) => other.counter !== ANY && isBeside(other, own));
  return { place, row: beside.map((other) => other.counter).sort(inOrder.compare) };
}
