import { cityDay, cityTime } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';
import type { Office } from './office';
import { departmentOf } from './own-queues';

/** The member of staff who has a counter today. */
export interface CounterHolder {
  heldBy: string;
  name: string;
  since: Date;
  /** When their screen last read the counter. */
  seenAt: Date;
}

export interface CounterPause {
  since: Date;
  until: Date | null;
  reason: string | null;
}

/** A counter of an office as it is now. */
export interface CounterNow {
  name: string;
  isOpen: boolean;
  isPaused: boolean;
  pause: CounterPause | undefined;
  /** Undefined if a counter system opened it or it was not used today. */
  holder: CounterHolder | undefined;
}

const COUNTER_NOW = statement(
  'counter-now',
  `SELECT opened.any AS "isOpen!", opened.paused_at AS "pausedAt?", opened.paused_until AS "pausedUntil?",
     opened.paused_for AS "pausedFor?",
     h.held_by AS "heldBy?", h.name AS "holderName?", h.since AS "since?",
     coalesce(h.seen_at, h.since) AS "seenAt?"
   FROM (SELECT count(*) > 0 AS any, max(paused_at) AS paused_at,
     max(paused_until) AS paused_until, max(paused_for) AS paused_for FROM counter
     WHERE location_id = :location AND name = :counter AND service_id = ANY(:services)) AS opened
   LEFT JOIN LATERAL (SELECT * FROM counter_holder
     WHERE location_id = :location AND counter = :counter AND day = :day
       AND (department_id = :department::int OR :department::int IS NULL)
     ORDER BY since DESC LIMIT 1) AS h ON true`,
);
const COUNTER_OF_VISIT = statement(
  'counter-of-visit',
  `SELECT h.held_by AS "heldBy?", h.name AS "holderName?", h.since AS "since?",
     coalesce(h.seen_at, h.since) AS "seenAt?", EXISTS (SELECT FROM counter c
     JOIN service cs ON cs.id = c.service_id JOIN service_type ct ON ct.id = cs.service_type_id
     WHERE c.location_id = t.location_id AND c.name = t.counter_name
       AND ct.department_id = st.department_id) AS "isOpen!"
   FROM ticket t
   JOIN service s ON s.id = t.service_id JOIN service_type st ON st.id = s.service_type_id
   LEFT JOIN counter_holder h ON h.department_id = st.department_id AND h.location_id = t.location_id
     AND h.counter = t.counter_name AND h.day = t.day
   WHERE t.id = $1`,
);
const HOLD = statement(
  'counter-hold',
  `INSERT INTO counter_holder (department_id, location_id, counter, day, held_by, name, since, seen_at)
   VALUES (:department, :location, :counter, :day, :heldBy, kept_text(:name), :now, :now)
   ON CONFLICT (department_id, location_id, counter)
   DO UPDATE SET day = excluded.day, held_by = excluded.held_by, name = excluded.name, since = excluded.since,
     seen_at = excluded.seen_at`,
);
const SEEN = statement(
  'counter-seen',
  `UPDATE counter_holder SET seen_at = :now WHERE department_id = :department AND location_id = :location
     AND counter = :counter AND held_by = :heldBy AND day = :day`,
);
const FREE = statement(
  'counter-free',
  `DELETE FROM counter_holder WHERE location_id = :location AND counter = :counter
     AND (department_id = :department::int OR :department::int IS NULL)`,
);
const LEAVE = statement(
  'counter-leave',
  `DELETE FROM counter_holder h WHERE h.department_id = :department AND h.location_id = :location
     AND h.counter = :counter AND NOT EXISTS (SELECT FROM counter c
       JOIN service s ON s.id = c.service_id JOIN service_type st ON st.id = s.service_type_id
       WHERE c.location_id = h.location_id AND c.name = h.counter AND st.department_id = h.department_id)`,
);

const SEEN_EVERY_MS = 60_000;

interface HolderColumns {
  heldBy: string | null;
  holderName: string | null;
  since: Date | null;
  seenAt: Date | null;
}

const holderIn = ({ heldBy, holderName, since, seenAt }: HolderColumns): CounterHolder | undefined =>
  since === null ? undefined : { heldBy: heldBy!, name: holderName!, since, seenAt: seenAt! };

/** Reads a counter. Send it after `lockOffice` if you act on the result. */
export async function counterNow(
  db: Queryable,
  caller: CallerIdentity,
  { locationId: location, services }: Office,
  counter: string,
  now: Date,
): Promise<CounterNow> {
  const department = departmentOf(caller) ?? null;
  const [row] = await db.query(COUNTER_NOW, { location, counter, services, department, day: cityDay(now) });
  const { isOpen, pausedAt: since, pausedUntil: until, pausedFor: reason } = row!;
  const pause = since === null ? undefined : { since, until, reason };
  return { name: counter, isOpen, isPaused: pause !== undefined, pause, holder: holderIn(row!) };
}

/** The counter that a ticket was last called to; undefined for an unknown ticket. */
export async function counterOfVisit(
  db: Queryable,
  ticketId: string,
): Promise<Pick<CounterNow, 'isOpen' | 'holder'> | undefined> {
  const [row] = await db.query(COUNTER_OF_VISIT, [ticketId]);
  return row && { isOpen: row.isOpen, holder: holderIn(row) };
}

export const isHeldBy = ({ subject }: CallerIdentity, { heldBy }: CounterHolder): boolean =>
  heldBy === subject;

/** @throws Refusal `counterTaken`, with the name of the colleague who has the counter */
export function checkNotTaken(caller: CallerIdentity, { name: counter, holder }: CounterNow): void {
  if (caller.staff === undefined || holder === undefined || isHeldBy(caller, holder)) return;
  const { name: by, since } = holder;
  throw new Refusal('counterTaken', { counter, by, time: cityTime(since) });
}

/**
 * Lets staff act at a counter that is open and not a colleague’s; counter systems act at any counter of their department.
 * @throws Refusal `counterNotOpen`, `counterTaken`
 */
export function checkOwnCounter(caller: CallerIdentity, counter: CounterNow): void {
  if (caller.staff === undefined) return;
  checkNotTaken(caller, counter);
  if (!counter.isOpen) throw new Refusal('counterNotOpen', { counter: counter.name });
}

/** Makes a member of staff the holder of a counter, or frees it for a counter system. Only under `lockOffice`. */
export async function holdCounter(
  db: Queryable,
  caller: CallerIdentity,
  { locationId: location, counter }: { locationId: number; counter: string },
  now: Date,
): Promise<void> {
  const { staff, subject: heldBy, name = '' } = caller;
  if (staff === undefined) {
    await freeCounter(db, { department: departmentOf(caller) ?? null, location, counter });
  } else {
    const department = staff.departmentId;
    await db.query(HOLD, { department, location, counter, day: cityDay(now), heldBy, name, now });
  }
}

/** Records that the holder's screen reads the counter, at most once a minute: see `silentSince`. */
export async function seeCounter(
  db: Queryable,
  { staff, subject: heldBy }: CallerIdentity,
  location: number,
  { name: counter, holder }: CounterNow,
  now: Date,
): Promise<void> {
  if (staff === undefined || holder?.heldBy !== heldBy) return;
  if (now.getTime() - holder.seenAt.getTime() < SEEN_EVERY_MS) return;
  await db.query(SEEN, {
    department: staff.departmentId,
    location,
    counter,
    heldBy,
    day: cityDay(now),
    now,
  });
}

/** Ends the holding of a counter that was closed for all queues. */
export async function freeCounter(
  db: Queryable,
  at: { department: number | null; location: number; counter: string },
): Promise<void> {
  await db.query(FREE, at);
}

/** The first act of the day at an open counter makes it the caller’s. Only under `lockOffice`. */
export const holdFreeCounter = async (
  db: Queryable,
  caller: CallerIdentity,
  locationId: number,
  { name: counter, holder }: CounterNow,
  now: Date,
): Promise<void> =>
  holder === undefined && caller.staff !== undefined
    ? holdCounter(db, caller, { locationId, counter }, now)
    : undefined;

/** Ends the holding of a counter that no longer serves any queue. */
export async function leaveClosedCounter(
  db: Queryable,
  { department, location, counter }: { department: number; location: number; counter: string },
): Promise<void> {
  await db.query(LEAVE, { department, location, counter });
}
