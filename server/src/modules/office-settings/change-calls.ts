import { toWireDate } from '@vez/shared/dates';
import { cityDay, cityTime } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { Forbidden, NotFound } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { isOwnService, pointFor, pointsFor } from '../counters';
import { canonicalCalendar, canonicalWords, checkHours } from './canonical';
import { hoursBy, outsideHours, outsideRules, type BookedTime } from './outside';
import { lockSettings, NOTHING_LOST, save } from './save-change';
import { readCalendar, readRules, readWords, writeCalendar, writeRules, writeWords } from './settings';
import { keepsCalendar } from './settings-calls';

const BOOKED = statement(
  'settings-booked',
  `SELECT service_id, day, booking_time, count(*)::int AS "booked!" FROM ticket
   WHERE location_id = :location AND (service_id = :service::int OR :service::int IS NULL) AND progress = 'booked'
     AND (day, booking_time) > (:day::date, :time)
   GROUP BY service_id, day, booking_time ORDER BY day, booking_time, service_id`,
);

/** Counts the bookings of a time that do not fit settings. */
type Outside = (time: BookedTime) => number;

/** The bookings ahead that fit the settings before a change, and not those after it. */
async function newlyOutside(
  db: Queryable,
  { location, service, now }: { location: number; service: number | null; now: Date },
  before: Outside,
  after: Outside,
) {
  const ahead = { location, service, day: cityDay(now), time: cityTime(now) };
  const lost = (await db.query(BOOKED, ahead))
    .map((time) => ({ ...time, lost: Math.max(0, after(time) - before(time)) }))
    .filter(({ lost }) => lost > 0);
  const [first] = lost;
  return {
    affected: lost.reduce((sum, { lost }) => sum + lost, 0),
    first: first === undefined ? null : { day: toWireDate(first.day), time: first.booking_time },
  };
}

/** Changes of settings, by the supervisors of a department. */
export const changeCalls = (clock: Clock, catalogue: Catalogue) =>
  ({
    async changeCalendar({ body, db, caller }) {
      const { locationId: location, affected: confirmed } = body;
      pointsFor(catalogue, caller, location);
      if (!keepsCalendar(catalogue, caller, location)) throw new Forbidden();
      const now = clock.now();
      const today = cityDay(now);
      const [seen, is] = [canonicalCalendar(body.was, today), canonicalCalendar(body.is, today)];
      checkHours(is);
      await lockSettings(db, location);
      const current = canonicalCalendar(await readCalendar(db, location, today), today);
      const by = (calendar: typeof is) => hoursBy(catalogue.snapshot, location, calendar, today);
      const pointOf = (service: number) => catalogue.point(service, location);
      const outside = (calendar: typeof is) => outsideHours(by(calendar), pointOf);
      return save(db, {
        ...{ part: 'calendar', caller, location, service: null, seen, current, is, confirmed, now },
        lost: () => newlyOutside(db, { location, service: null, now }, outside(current), outside(is)),
        write: () => writeCalendar(db, location, is, today),
      });
    },

    async changeBookings({ body, db, caller }) {
      const { locationId: location, serviceId: service, affected: confirmed } = body;
      const point = pointFor(catalogue, caller, body);
      const now = clock.now();
      await lockSettings(db, location);
      const current = (await readRules(db, location, [service])).get(service);
      if (current === undefined) throw new NotFound();
      const { was: seen, is } = body;
      const outside = (rules: typeof is) => outsideRules(catalogue, point, rules);
      return save(db, {
        ...{ part: 'bookings', caller, location, service, seen, current, is, confirmed, now },
        lost: () => newlyOutside(db, { location, service, now }, outside(current), outside(is)),
        write: () => writeRules(db, { service, location }, is),
      });
    },

    async changeWords({ body, db, caller }) {
      const { serviceId: service } = body;
      if (!catalogue.snapshot.services.has(service)) throw new NotFound();
      const isRestricted = (caller.staff?.offices ?? []).length > 0;
      if (isRestricted || !isOwnService(catalogue, caller, service)) throw new Forbidden();
      const now = clock.now();
      await lockSettings(db, `words:${service}`);
      const current = canonicalWords((await readWords(db, [service])).get(service)!);
      const seen = canonicalWords(body.was, current.phrases);
      const is = canonicalWords(body.is, current.phrases);
      const events = catalogue.eventsBegunBy(service).map(({ code }) => code);
      if (is.phrases!.some(({ event }) => !events.includes(event))) throw new NotFound();
      await save(db, {
        ...{ part: 'words', caller, location: null, service, seen, current, is, confirmed: 0, now },
        lost: async () => NOTHING_LOST,
        write: () => writeWords(db, service, is, events),
      });
      return { savedAt: now.toISOString() };
    },
  }) satisfies Handlers;
