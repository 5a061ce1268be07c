import { statement, type Db, type Queryable, type Tables } from '../../db/db';
import { byKey } from '../../db/outcome';

export type CategoryRow = Tables['category'];
export type DepartmentRow = Tables['department'];
export type ServiceTypeRow = Tables['service_type'];
export type ServiceRow = Tables['service'];
export type LocationRow = Tables['location'];
export type ServicePointRow = Tables['service_location'];
export type OtherNameRow = Tables['service_other_name'];
export type LifeEventRow = Tables['life_event'];
export type LifeEventPhraseRow = Tables['life_event_phrase'];
export type LifeEventServiceRow = Tables['life_event_service'];
export type CounterPlaceRow = Tables['counter_place'];
export type OpeningRow = Tables['opening_hours'];
export type ClosureRow = Tables['closure'];
export type NoticeRow = Tables['office_notice'];

const CATEGORY = statement('catalogue-category', 'SELECT * FROM category ORDER BY position');
const DEPARTMENT = statement('catalogue-department', 'SELECT * FROM department ORDER BY position');
const SERVICE_TYPE = statement('catalogue-service-type', 'SELECT * FROM service_type ORDER BY position');
const SERVICE = statement('catalogue-service', 'SELECT * FROM service ORDER BY position');
const LOCATION = statement('catalogue-location', 'SELECT * FROM location ORDER BY position');
const SERVICE_LOCATION = statement(
  'catalogue-service-location',
  'SELECT * FROM service_location ORDER BY service_id, location_id',
);
const SERVICE_OTHER_NAME = statement(
  'catalogue-service-other-name',
  'SELECT * FROM service_other_name ORDER BY service_id, language, name',
);
const LIFE_EVENT = statement('catalogue-life-event', 'SELECT * FROM life_event ORDER BY position, code');
const LIFE_EVENT_PHRASE = statement(
  'catalogue-life-event-phrase',
  'SELECT * FROM life_event_phrase ORDER BY event_code, language, phrase',
);
const LIFE_EVENT_SERVICE = statement(
  'catalogue-life-event-service',
  'SELECT * FROM life_event_service ORDER BY event_code, position, service_id',
);
const COUNTER_PLACE = statement('catalogue-counter-place', 'SELECT * FROM counter_place');
const OPENING_HOURS = statement(
  'catalogue-opening-hours',
  'SELECT * FROM opening_hours ORDER BY opens_minute',
);
const PUBLIC_HOLIDAY = statement('catalogue-public-holiday', 'SELECT day FROM public_holiday');
const SPECIAL_WORK_DAY = statement('catalogue-special-work-day', 'SELECT * FROM special_work_day');
const CLOSURE = statement(
  'catalogue-closure',
  'SELECT * FROM closure WHERE reopened_at IS NULL ORDER BY starts_at, id',
);
const OFFICE_NOTICE = statement(
  'catalogue-office-notice',
  'SELECT * FROM office_notice WHERE ended_at IS NULL ORDER BY made_at DESC, id',
);
const RESERVATION_PARAMETER = statement(
  'catalogue-reservation-parameter',
  'SELECT DISTINCT service_id FROM reservation_parameter',
);

/** Something that happens in a life, how people say it, and its services in order. */
export interface LifeEvent extends LifeEventRow {
  phrases: LifeEventPhraseRow[];
  services: LifeEventServiceRow[];
}

/** Data that changes rarely, in memory, so that reads of the catalogue cost no statement. */
export interface Snapshot {
  categories: CategoryRow[];
  departments: Map<number, DepartmentRow>;
  serviceTypes: Map<number, ServiceTypeRow>;
  services: Map<number, ServiceRow>;
  locations: Map<number, LocationRow>;
  /** By `serviceId:locationId`. */
  points: Map<string, ServicePointRow>;
  /** By service id: what people call a service besides its name. */
  otherNames: Map<number, OtherNameRow[]>;
  /** In the order of the city. */
  lifeEvents: LifeEvent[];
  /** By location id. */
  counterPlaces: Map<number, CounterPlaceRow[]>;
  /** By `locationId:weekday`, in the order of the day. */
  opening: Map<string, OpeningRow[]>;
  holidays: Set<string>;
  /** `locationId:YYYY-MM-DD` */
  specialWorkDays: Set<string>;
  /** By department id: when it serves nobody, in the order of their beginnings. */
  closures: Map<number, ClosureRow[]>;
  /** By location id: what the office tells everyone, the latest first; also what is over. */
  notices: Map<number, NoticeRow[]>;
  hasParameters: Set<number>;
}

export const weekdayKey = (locationId: number, weekday: number) => `${locationId}:${weekday}`;
export const pointKey = (serviceId: number, locationId: number) => `${serviceId}:${locationId}`;
const byId = <Row extends { id: number }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Reads everything as of one moment: a new service never lacks its department. */
export const loadSnapshot = (db: Db): Promise<Snapshot> =>
  db.tx(async (tx) => {
    const began = tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const [snapshot] = await Promise.all([readAll(tx), began]);
    return snapshot;
  });

function eventsOf(
  events: LifeEventRow[],
  phrases: LifeEventPhraseRow[],
  services: LifeEventServiceRow[],
): LifeEvent[] {
  const phrasesOf = byKey(phrases, ({ event_code }) => event_code);
  const servicesOf = byKey(services, ({ event_code }) => event_code);
  return events.map((event) => ({
    ...event,
    phrases: phrasesOf.get(event.code) ?? [],
    services: servicesOf.get(event.code) ?? [],
  }));
}

async function readAll(db: Queryable): Promise<Snapshot> {
  const [
    categories,
    departments,
    types,
    services,
    locations,
    points,
    otherNames,
    lifeEvents,
    phrases,
    eventServices,
    counterPlaces,
    opening,
    holidays,
    special,
    closures,
    notices,
    parameters,
  ] = await Promise.all([
    db.query(CATEGORY),
    db.query(DEPARTMENT),
    db.query(SERVICE_TYPE),
    db.query(SERVICE),
    db.query(LOCATION),
    db.query(SERVICE_LOCATION),
    db.query(SERVICE_OTHER_NAME),
    db.query(LIFE_EVENT),
    db.query(LIFE_EVENT_PHRASE),
    db.query(LIFE_EVENT_SERVICE),
    db.query(COUNTER_PLACE),
    db.query(OPENING_HOURS),
    db.query(PUBLIC_HOLIDAY),
    db.query(SPECIAL_WORK_DAY),
    db.query(CLOSURE),
    db.query(OFFICE_NOTICE),
    db.query(RESERVATION_PARAMETER),
  ]);
  return {
    categories,
    departments: byId(departments),
    serviceTypes: byId(types),
    services: byId(services),
    locations: byId(locations),
    points: new Map(points.map((point) => [pointKey(point.service_id, point.location_id), point])),
    otherNames: byKey(otherNames, ({ service_id }) => service_id),
    lifeEvents: eventsOf(lifeEvents, phrases, eventServices),
    counterPlaces: byKey(counterPlaces, ({ location_id }) => location_id),
    opening: byKey(opening, ({ location_id, weekday }) => weekdayKey(location_id, weekday)),
    holidays: new Set(holidays.map(({ day }) => day)),
    specialWorkDays: new Set(special.map(({ location_id, day }) => `${location_id}:${day}`)),
    closures: byKey(closures, ({ department_id }) => department_id),
    notices: byKey(notices, ({ location_id }) => location_id),
    hasParameters: new Set(parameters.map(({ service_id }) => service_id)),
  };
}
