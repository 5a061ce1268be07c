import type { BookingRules, CallingRule, OfficeCalendar, ServiceWords } from '@vez/shared/contracts';
import { fromWireDate, toWireDate } from '@vez/shared/dates';
import { LANGUAGES } from '@vez/shared/domain';
import { statement, type Queryable } from '../../db/db';
import { NotFound } from '../../module-api/refusal';
import { ruleOf } from '../queue';

// Read from the database, because the catalogue in memory may be a moment older.
const LOCATION = statement(
  'settings-location',
  `SELECT closes_on_holidays AS "closesOnHolidays", check_in_ahead_minutes AS "checkInAheadMinutes",
     grace_minutes AS "graceMinutes", reminds_day_before AS "remindsDayBefore",
     reminds_hours_before AS "remindsHoursBefore", asks_arrival AS "asksArrival", description
   FROM location WHERE id = $1`,
);
const HOURS = statement(
  'settings-hours',
  `SELECT weekday, opens_minute AS "opensMinute", closes_minute AS "closesMinute" FROM opening_hours
   WHERE location_id = $1 ORDER BY weekday, opens_minute`,
);
const WORK_DAYS = statement(
  'settings-work-days',
  'SELECT day FROM special_work_day WHERE location_id = $1 AND day >= $2 ORDER BY day',
);
const RULES = statement(
  'settings-rules',
  `SELECT service_id AS "serviceId", booking_open AS "bookingOpen", slot_capacity AS places,
     slot_minutes AS "slotMinutes", days_ahead AS "daysAhead"
   FROM service_location WHERE location_id = :location AND service_id = ANY(:services::int[]) AND booking`,
);
const CALLING = statement(
  'settings-calling',
  `SELECT calling_order AS "order", bookings_in_turn AS "bookingsInTurn", longest_wait_minutes AS "longestWaitMinutes"
   FROM location WHERE id = $1`,
);
const ICONS = statement(
  'settings-icons',
  'SELECT id, ui_icon AS icon FROM service WHERE id = ANY($1::int[]) ORDER BY id',
);
const OTHER_NAMES = statement(
  'settings-other-names',
  `SELECT service_id AS "serviceId", language, name FROM service_other_name WHERE service_id = ANY($1::int[])
   ORDER BY service_id, language, name`,
);

// The department of an event's first service keeps how people say the event.
const PHRASES = statement(
  'settings-phrases',
  `SELECT service_id AS "serviceId", event_code AS event, language, phrase FROM life_event_phrase
   JOIN (SELECT DISTINCT ON (event_code) event_code, service_id FROM life_event_service
         ORDER BY event_code, position, service_id) AS first USING (event_code)
   WHERE service_id = ANY($1::int[]) ORDER BY event_code, language, phrase`,
);

const DROP_HOURS = statement('settings-drop-hours', 'DELETE FROM opening_hours WHERE location_id = $1');
const ADD_HOURS = statement(
  'settings-add-hours',
  `INSERT INTO opening_hours (location_id, weekday, opens_minute, closes_minute)
   SELECT :location, weekday, opens, closes
   FROM unnest(:weekdays::int[], :opens::int[], :closes::int[]) AS period(weekday, opens, closes)`,
);
const DROP_WORK_DAYS = statement(
  'settings-drop-work-days',
  'DELETE FROM special_work_day WHERE location_id = :location AND day >= :today AND day <> ALL(:days::date[])',
);
const ADD_WORK_DAYS = statement(
  'settings-add-work-days',
  `INSERT INTO special_work_day (location_id, day) SELECT :location, day FROM unnest(:days::date[]) AS added(day)
   ON CONFLICT DO NOTHING`,
);
const SAVE_LOCATION = statement(
  'settings-save-location',
  `UPDATE location SET closes_on_holidays = :closesOnHolidays, check_in_ahead_minutes = :checkInAheadMinutes,
     grace_minutes = :graceMinutes, reminds_day_before = :remindsDayBefore,
     reminds_hours_before = :remindsHoursBefore, asks_arrival = :asksArrival, description = :description
   WHERE id = :location`,
);
const SAVE_RULES = statement(
  'settings-save-rules',
  `UPDATE service_location SET booking_open = :bookingOpen, slot_capacity = :places, slot_minutes = :slotMinutes,
     days_ahead = :daysAhead WHERE service_id = :service AND location_id = :location`,
);
const SAVE_CALLING = statement(
  'settings-save-calling',
  `UPDATE location SET calling_order = :order, bookings_in_turn = :bookingsInTurn,
     longest_wait_minutes = :longestWaitMinutes WHERE id = :location`,
);
const SAVE_ICON = statement('settings-save-icon', 'UPDATE service SET ui_icon = $2 WHERE id = $1');
const DROP_NAMES = statement('settings-drop-names', 'DELETE FROM service_other_name WHERE service_id = $1');
const ADD_NAMES = statement(
  'settings-add-names',
  `INSERT INTO service_other_name (service_id, language, name)
   SELECT :service, language, name FROM unnest(:languages::text[], :names::text[]) AS added(language, name)`,
);

const DROP_PHRASES = statement(
  'settings-drop-phrases',
  'DELETE FROM life_event_phrase WHERE event_code = ANY($1::text[])',
);
const ADD_PHRASES = statement(
  'settings-add-phrases',
  `INSERT INTO life_event_phrase (event_code, language, phrase)
   SELECT event, language, phrase
   FROM unnest(:events::text[], :languages::text[], :phrases::text[]) AS added(event, language, phrase)`,
);

/** @param today work days before it are left out (YYYY-MM-DD). @throws NotFound */
export async function readCalendar(db: Queryable, location: number, today: string): Promise<OfficeCalendar> {
  const [[row], hours, days] = await Promise.all([
    db.query(LOCATION, [location]),
    db.query(HOURS, [location]),
    db.query(WORK_DAYS, [location, today]),
  ]);
  if (row === undefined) throw new NotFound();
  const { description, ...more } = row;
  return {
    ...{ hours, workDays: days.map(({ day }) => toWireDate(day)), ...more },
    description: Object.fromEntries(
      LANGUAGES.map((language) => [language, description?.[language] ?? '']),
    ) as OfficeCalendar['description'],
  };
}

/** The rules of the services that an office offers with bookings, by service id. */
export async function readRules(
  db: Queryable,
  location: number,
  services: number[],
): Promise<Map<number, BookingRules>> {
  const rows = await db.query(RULES, { location, services });
  return new Map(rows.map(({ serviceId, ...rules }) => [serviceId, rules]));
}

/** @throws NotFound */
export async function readCallingRule(db: Queryable, location: number): Promise<CallingRule> {
  const [row] = await db.query(CALLING, [location]);
  if (row === undefined) throw new NotFound();
  return ruleOf(row);
}

/** By service id. */
export async function readWords(db: Queryable, services: number[]): Promise<Map<number, ServiceWords>> {
  const [icons, names, phrases] = await Promise.all([
    db.query(ICONS, [services]),
    db.query(OTHER_NAMES, [services]),
    db.query(PHRASES, [services]),
  ]);
  const of =
    (id: number) =>
    ({ serviceId }: { serviceId: number }) =>
      serviceId === id;
  return new Map(
    icons.map(({ id, icon }) => [
      id,
      {
        icon,
        otherNames: names.filter(of(id)).map(({ language, name }) => ({ language, name })),
        phrases: phrases.filter(of(id)).map(({ event, language, phrase }) => ({ event, language, phrase })),
      },
    ]),
  );
}

export async function writeCalendar(
  db: Queryable,
  location: number,
  { hours, workDays, description, asksArrival = false, ...more }: OfficeCalendar,
  today: string,
): Promise<void> {
  const days = workDays.map((day) => fromWireDate(day)!);
  await db.query(DROP_HOURS, [location]);
  await db.query(ADD_HOURS, {
    location,
    weekdays: hours.map(({ weekday }) => weekday),
    opens: hours.map(({ opensMinute }) => opensMinute),
    closes: hours.map(({ closesMinute }) => closesMinute),
  });
  await db.query(DROP_WORK_DAYS, { location, today, days });
  await db.query(ADD_WORK_DAYS, { location, days });
  const written = Object.fromEntries(Object.entries(description).filter(([, text]) => text !== ''));
  await db.query(SAVE_LOCATION, { location, ...more, asksArrival, description: JSON.stringify(written) });
}

export async function writeRules(
  db: Queryable,
  at: { service: number; location: number },
  rules: BookingRules,
): Promise<void> {
  await db.query(SAVE_RULES, { ...at, ...rules });
}

export async function writeCallingRule(db: Queryable, location: number, rule: CallingRule): Promise<void> {
  await db.query(SAVE_CALLING, { location, ...rule });
}

/** @param events codes of the life events that begin with the service */
export async function writeWords(
  db: Queryable,
  service: number,
  { icon, otherNames, phrases = [] }: ServiceWords,
  events: string[],
): Promise<void> {
  await db.query(SAVE_ICON, [service, icon]);
  await db.query(DROP_NAMES, [service]);
  await db.query(ADD_NAMES, {
    service,
    languages: otherNames.map(({ language }) => language),
    names: otherNames.map(({ name }) => name),
  });
  await db.query(DROP_PHRASES, [events]);
  await db.query(ADD_PHRASES, {
    events: phrases.map(({ event }) => event),
    languages: phrases.map(({ language }) => language),
    phrases: phrases.map(({ phrase }) => phrase),
  });
}
