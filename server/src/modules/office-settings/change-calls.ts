import { isDeepStrictEqual } from 'node:util';
import { toWireDate } from '@vez/shared/dates';
import { cityDay, cityTime } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity, Handlers } from '../../module-api/module';
import { Forbidden, NotFound, Refusal } from '../../module-api/refusal';
import type { Catalogue } from '../catalogue';
import { departmentOf, isOwnService, pointFor, pointsFor } from '../counters';
import { calledLater } from '../queue';
import { canonicalCalendar, canonicalWords, checkHours } from './canonical';
import { recordChange, type Parts } from './changes';
import { hoursBy, outsideHours, outsideRules, type BookedTime } from './outside';
import {
  readCalendar,
  readCallingRule,
  readRules,
  readWords,
  writeCalendar,
  writeCallingRule,
  writeRules,
  writeWords,
} from './settings';
import { keepsCalendar } from './settings-calls';

const LOCK = statement('settings-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 5))');
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

const NOTHING_LOST = { affected: 0, first: null };

interface Plan<Part extends keyof Parts> {
  part: Part;
  caller: CallerIdentity;
  location: number | null;
  service: number | null;
  /** The settings as the supervisor has seen them, as they are, and as they become; lists in their canonical order. */
  seen: Parts[Part];
  current: Parts[Part];
  is: Parts[Part];
  /** The number of lost bookings, or of people called later, that the supervisor has confirmed. */
  confirmed: number;
  lost(): Promise<{ affected: number; first: { day: string; time: string } | null }>;
  write(): Promise<void>;
  now: Date;
}

/**
 * Saves settings if the supervisor has seen the current ones, and confirmed how many bookings the change leaves outside.
 * @throws Refusal `settingsChanged`
 */
async function save<Part extends keyof Parts>(db: Queryable, plan: Plan<Part>) {
  const { part, caller, location, service, seen, current, is, now } = plan;
  // Also a change that is sent anew, because its answer was lost.
  if (isDeepStrictEqual(current, is)) return { savedAt: now.toISOString(), ...NOTHING_LOST };
  if (!isDeepStrictEqual(seen, current)) throw new Refusal('settingsChanged');
  const lost = await plan.lost();
  if (lost.affected !== plan.confirmed) return { savedAt: null, ...lost };
  await plan.write();
  const department = departmentOf(caller)!;
  const by = caller.name ?? '';
  await recordChange(db, { part, department, location, service, was: current, is, by, now });
  return { savedAt: now.toISOString(), ...lost };
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
      await db.query(LOCK, [`settings:${location}`]);
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
      await db.query(LOCK, [`settings:${location}`]);
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

    async changeOrder({ body, db, caller }) {
      const { locationId: location, affected: confirmed, was: seen, is } = body;
      pointsFor(catalogue, caller, location);
      if (!keepsCalendar(catalogue, caller, location)) throw new Forbidden();
      const now = clock.now();
      await db.query(LOCK, [`settings:${location}`]);
      const current = await readCallingRule(db, location);
      return save(db, {
        ...{ part: 'order', caller, location, service: null, seen, current, is, confirmed, now },
        lost: async () => ({ affected: await calledLater(db, location, is, now), first: null }),
        write: () => writeCallingRule(db, location, is),
      });
    },

    async changeWords({ body, db, caller }) {
      const { serviceId: service } = body;
      if (!catalogue.snapshot.services.has(service)) throw new NotFound();
      const isRestricted = (caller.staff?.offices ?? []).length > 0;
      if (isRestricted || !isOwnService(catalogue, caller, service)) throw new Forbidden();
      const now = clock.now();
      await db.query(LOCK, [`settings:words:${service}`]);
      const current = canonicalWords((await readWords(db, [service])).get(service)!);
      const [seen, is] = [canonicalWords(body.was), canonicalWords(body.is)];
      await save(db, {
        ...{ part: 'words', caller, location: null, service, seen, current, is, confirmed: 0, now },
        lost: async () => NOTHING_LOST,
        write: () => writeWords(db, service, is),
      });
      return { savedAt: now.toISOString() };
    },
  }) satisfies Handlers;
