import type { Db, Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import type {
  category,
  department,
  location,
  openingHours,
  service,
  serviceLocation,
  serviceType,
} from '../../db/schema';

export type CategoryRow = typeof category.$inferSelect;
export type DepartmentRow = typeof department.$inferSelect;
export type ServiceTypeRow = typeof serviceType.$inferSelect;
export type ServiceRow = typeof service.$inferSelect;
export type LocationRow = typeof location.$inferSelect;
export type ServicePointRow = typeof serviceLocation.$inferSelect;
export type OpeningRow = typeof openingHours.$inferSelect;

/** All that changes seldom, as maps: a read of the catalogue costs no statement. */
export interface Snapshot {
  categories: CategoryRow[];
  departments: Map<number, DepartmentRow>;
  serviceTypes: Map<number, ServiceTypeRow>;
  services: Map<number, ServiceRow>;
  locations: Map<number, LocationRow>;
  /** By `serviceId:locationId`. */
  points: Map<string, ServicePointRow>;
  /** By `locationId:weekday`, in the order of the day. */
  opening: Map<string, OpeningRow[]>;
  holidays: Set<string>;
  /** `locationId:YYYY-MM-DD` */
  specialWorkDays: Set<string>;
  hasParameters: Set<number>;
}

export const weekdayKey = (locationId: number, weekday: number) => `${locationId}:${weekday}`;
export const pointKey = (serviceId: number, locationId: number) => `${serviceId}:${locationId}`;
const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** All as of one moment: a service that is new is never without its department. */
export const loadSnapshot = (db: Db): Promise<Snapshot> =>
  db.tx(async (tx) => {
    const began = tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const [snapshot] = await Promise.all([readAll(tx), began]);
    return snapshot;
  });

async function readAll(db: Queryable): Promise<Snapshot> {
  const all = <Row extends object>(text: string) => db.query<Row>(text);
  const [
    categories,
    departments,
    types,
    services,
    locations,
    points,
    opening,
    holidays,
    special,
    parameters,
  ] = await Promise.all([
    all<CategoryRow>('SELECT * FROM category ORDER BY position'),
    all<DepartmentRow>('SELECT * FROM department ORDER BY position'),
    all<ServiceTypeRow>('SELECT * FROM service_type ORDER BY position'),
    all<ServiceRow>('SELECT * FROM service ORDER BY position'),
    all<LocationRow>('SELECT * FROM location ORDER BY position'),
    all<ServicePointRow>('SELECT * FROM service_location ORDER BY service_id, location_id'),
    all<OpeningRow>('SELECT * FROM opening_hours ORDER BY opens_minute'),
    all<{ day: string }>('SELECT day FROM public_holiday'),
    all<{ location_id: number; day: string }>('SELECT * FROM special_work_day'),
    all<{ service_id: number }>('SELECT DISTINCT service_id FROM reservation_parameter'),
  ]);
  return {
    categories,
    departments: byId(departments),
    serviceTypes: byId(types),
    services: byId(services),
    locations: byId(locations),
    points: new Map(points.map((point) => [pointKey(point.service_id, point.location_id), point])),
    opening: byKey(opening, ({ location_id, weekday }) => weekdayKey(location_id, weekday)),
    holidays: new Set(holidays.map(({ day }) => day)),
    specialWorkDays: new Set(special.map(({ location_id, day }) => `${location_id}:${day}`)),
    hasParameters: new Set(parameters.map(({ service_id }) => service_id)),
  };
}
