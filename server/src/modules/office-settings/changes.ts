import type { BookingRules, CallingRule, OfficeCalendar, ServiceWords } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';

/** The settings of each part that changes as one. */
export interface Parts {
  calendar: OfficeCalendar;
  bookings: BookingRules;
  words: ServiceWords;
  order: CallingRule;
}

interface Change<Part extends keyof Parts> {
  part: Part;
  department: number;
  /** Null for words, which hold at all offices. */
  location: number | null;
  /** Null for a calendar and for the order of calling. */
  service: number | null;
  was: Parts[Part];
  is: Parts[Part];
  by: string;
  now: Date;
}

const ADD = statement(
  'settings-add-change',
  `INSERT INTO office_change (department_id, location_id, service_id, part, before, after, made_by, made_at)
   VALUES (:department, :location, :service, :part, :was, :is, kept_text(:by), :now)`,
);
const NEWEST = statement(
  'settings-newest-changes',
  `SELECT id, part, service_id AS "serviceId", before AS was, after AS is, made_by AS by, made_at AS at
   FROM office_change WHERE (location_id = :location AND part IN ('calendar', 'order'))
     OR (department_id = :department AND (location_id = :location OR location_id IS NULL))
   ORDER BY id DESC LIMIT 30`,
);

export async function recordChange<Part extends keyof Parts>(
  db: Queryable,
  { was, is, ...change }: Change<Part>,
): Promise<void> {
  await db.query(ADD, { ...change, was: JSON.stringify(was), is: JSON.stringify(is) });
}

/** Calendars that were recorded before offices could ask for arrivals lack that setting. */
const whole = (calendar: OfficeCalendar): OfficeCalendar => ({
  ...calendar,
  asksArrival: calendar.asksArrival ?? false,
});

/** The last changes at an office, the newest first: of its calendar, and of the department's own services. */
export async function newestChanges(db: Queryable, location: number, department: number) {
  const rows = await db.query(NEWEST, { location, department });
  return rows.map(({ id, part, serviceId, was, is, by, at }) => {
    const of = <Part extends keyof Parts>(name: Part) =>
      part === name ? { was: was as Parts[Part], is: is as Parts[Part] } : null;
    const calendar = of('calendar');
    return {
      ...{ changeId: id, at: at.toISOString(), by, serviceId },
      calendar: calendar && { was: whole(calendar.was), is: whole(calendar.is) },
      ...{ bookings: of('bookings'), words: of('words'), order: of('order') },
    };
  });
}
