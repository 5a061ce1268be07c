import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { lockOffice } from './office';
import { departmentOf, pointsFor } from './own-queues';

/** More than an office has. */
const MOST_COUNTERS = 200;

const LISTED = statement(
  'counter-listed',
  `SELECT count(*) AS "listed!", coalesce(bool_or(name = :counter), false) AS "isListed!",
     max(saved_at) FILTER (WHERE name = :counter) AS "savedAt"
   FROM office_counter WHERE department_id = :department AND location_id = :location`,
);
const IS_OPEN = statement(
  'counter-is-open',
  `SELECT EXISTS (SELECT FROM counter c JOIN service s ON s.id = c.service_id
     JOIN service_type st ON st.id = s.service_type_id
     WHERE st.department_id = :department AND c.location_id = :location AND c.name = :counter) AS "isOpen!"`,
);
const SAVE = statement(
  'counter-save',
  `INSERT INTO office_counter (department_id, location_id, name, service_ids, saved_at)
   VALUES (:department, :location, :counter, :services, :now)
   ON CONFLICT (department_id, location_id, name)
   DO UPDATE SET service_ids = excluded.service_ids, saved_at = excluded.saved_at`,
);
const REMOVE = statement(
  'counter-remove',
  'DELETE FROM office_counter WHERE department_id = :department AND location_id = :location AND name = :counter',
);
const SAVE_DIRECTIONS = statement(
  'counter-save-directions',
  `INSERT INTO counter_place (location_id, counter, floor, area, way)
   VALUES (:location, :counter, :floor, :area, :way)
   ON CONFLICT (location_id, counter)
   DO UPDATE SET floor = excluded.floor, area = excluded.area, way = excluded.way
   WHERE (counter_place.floor, counter_place.area, counter_place.way)
     IS DISTINCT FROM (excluded.floor, excluded.area, excluded.way)`,
);
const REMOVE_DIRECTIONS = statement(
  'counter-remove-directions',
  'DELETE FROM counter_place WHERE location_id = :location AND counter = :counter',
);

interface At {
  locationId: number;
  counter: string;
}

/**
 * Staff open only counters that their office lists, once it lists any. Counter systems name their own.
 * @throws Refusal `counterUnknown`
 */
export async function checkListed(
  db: Queryable,
  { staff }: CallerIdentity,
  { locationId: location, counter }: At,
): Promise<void> {
  if (staff === undefined) return;
  const [row] = await db.query(LISTED, { department: staff.departmentId, location, counter });
  if (row!.listed > 0 && !row!.isListed) throw new Refusal('counterUnknown', { counter });
}

type Names = Readonly<Record<string, string>>;
const written = (names: Names) => Object.fromEntries(Object.entries(names).filter(([, text]) => text !== ''));

/** Directions without any text are none: those to the other counters apply. */
async function saveDirections(
  db: Queryable,
  { locationId: location, counter }: At,
  texts: Record<'floor' | 'area' | 'way', Names>,
): Promise<void> {
  const [floor, area, way] = [written(texts.floor), written(texts.area), written(texts.way)];
  const isEmpty = [floor, area, way].every((names) => Object.keys(names).length === 0);
  if (isEmpty) await db.query(REMOVE_DIRECTIONS, { location, counter });
  else {
    const all = { floor: JSON.stringify(floor), area: JSON.stringify(area), way: JSON.stringify(way) };
    await db.query(SAVE_DIRECTIONS, { location, counter, ...all });
  }
}

/** The counters of an office, as its supervisors list them. */
export const listedCalls = (clock: Clock, catalogue: Catalogue) => {
  /** @returns the caller's department and its services at the office. @throws NotFound, Forbidden */
  const admit = (caller: CallerIdentity, locationId: number) => ({
    department: departmentOf(caller)!,
    own: new Set(pointsFor(catalogue, caller, locationId).map(({ service }) => service.id)),
  });

  return {
    async saveCounter({ body, db, caller }) {
      const { locationId: location, counter, savedAt } = body;
      const { department, own } = admit(caller, location);
      const now = clock.now();
      await lockOffice(db, location);
      if (counter !== '') {
        const [row] = await db.query(LISTED, { department, location, counter });
        const { listed, isListed, savedAt: last } = row!;
        if (last?.toISOString() !== savedAt) throw new Refusal('counterChanged', { counter });
        if (!isListed && listed >= MOST_COUNTERS) throw new Refusal('tooManyCounters');
        const services = body.serviceIds.filter((id) => own.has(id));
        await db.query(SAVE, { department, location, counter, services, now });
      }
      if (body.directions !== undefined) await saveDirections(db, body, body.directions);
      return { savedAt: now.toISOString() };
    },

    async removeCounter({ body, db, caller }) {
      const { locationId: location, counter } = body;
      const { department } = admit(caller, location);
      await lockOffice(db, location);
      const [row] = await db.query(IS_OPEN, { department, location, counter });
      if (row!.isOpen) throw new Refusal('counterOpen', { counter });
      await db.query(REMOVE, { department, location, counter });
      await db.query(REMOVE_DIRECTIONS, { location, counter });
      return { removed: true };
    },
  } satisfies Handlers;
};
