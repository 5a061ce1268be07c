import type { Queryable } from '../db/db';
import { COUNTER_PLACES } from './counter-places';
import { insert } from './insert';
import { LOCATIONS } from './locations';
import { names } from './names';

/** Where the counters of the offices are; some offices do not say. */
export const seedCounterPlaces = (tx: Queryable): Promise<void> =>
  insert(
    tx,
    'counter_place',
    COUNTER_PLACES.flatMap(({ office, floor, way, rows }) => {
      const place = {
        location_id: LOCATIONS.find(({ code }) => code === office)!.id,
        floor: names(floor),
        area: {},
      };
      const own = rows.flatMap((row) =>
        row.counters.map((counter) => ({ ...place, counter, way: names(row.way) })),
      );
      return [{ ...place, counter: '', way: names(way) }, ...own];
    }),
  );
