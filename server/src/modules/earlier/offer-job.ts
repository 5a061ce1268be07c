import { randomUUID } from 'node:crypto';
import { addDays } from '@vez/shared/dates';
import { cityDay, cityInstant, cityTime } from '../../city/city';
import type { Clock } from '../../db/clock';
import { statement, type Db, type Queryable } from '../../db/db';
import { runExclusive } from '../../db/run-exclusive';
import { isDaytime, type Alerts } from '../alerts';
import { daysBetween, slotsOn } from '../booking';
import type { Catalogue } from '../catalogue';
import { freedPlaces, freeSlotDeferred, takeFreedSlot, type Slot } from '../slots';
import { MOST_UNANSWERED } from '../tickets';
import { match, placeKey, suits, type Place, type Wish } from './match';
import { wishesFor } from './wishes';

export interface EarlierDeps {
  db: Db;
  clock: Clock;
  alerts: Alerts;
  catalogue: Catalogue;
  freedDelaySeconds: number;
  /** Whether people are offered times at night, too. */
  atNight: boolean;
}

/** How long an offered place is held for its holder. */
const HELD_MS = 15 * 60_000;
/** Per transaction, so that its locks are short. */
const MOST_AT_ONCE = 50;
/** How often whole calendars are checked, for places freed other than by a cancellation or a move. */
const CALENDARS_EVERY_MS = 15_000;

/** A held offer always has a wish: without wishes there is nothing to do. */
const HAS_WISHES = statement(
  'earlier-has-wishes',
  'SELECT EXISTS (SELECT FROM earlier_wish) AS "hasWishes!"',
);
/** Services with people who wait for an offer, and possibly a new place or wish. */
const SERVICES = statement(
  'earlier-services',
  `SELECT service_id AS "serviceId" FROM (SELECT service_id, max(asked_at) AS newest FROM earlier_wish
     WHERE unanswered < :mostUnanswered GROUP BY service_id) AS waiting
   WHERE :all OR newest > :since OR EXISTS (SELECT FROM freed_place f WHERE f.service_id = waiting.service_id)`,
);
const LOCK = statement(
  'earlier-lock',
  'SELECT * FROM ticket WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE',
);
const OFFER = statement(
  'earlier-offer',
  `INSERT INTO earlier_offer (id, ticket_id, service_id, location_id, day, time, until, delay_seconds)
   VALUES (:id, :ticket, :serviceId, :locationId, :day, :time, :until, :delaySeconds)`,
);
const EXPIRE = statement(
  'earlier-expire',
  `WITH expired AS (UPDATE earlier_offer SET state = 'unanswered' WHERE id IN (
       SELECT id FROM earlier_offer WHERE state = 'held' AND until <= :now ORDER BY until LIMIT :most)
     RETURNING ticket_id, service_id, location_id, day, time),
   counted AS (UPDATE earlier_wish w SET unanswered = unanswered + 1 FROM expired e WHERE w.ticket_id = e.ticket_id)
   SELECT service_id AS "serviceId", location_id AS "locationId", day, time FROM expired`,
);
const HELD = statement(
  'earlier-held',
  `SELECT o.id, o.service_id AS "serviceId", o.location_id AS "locationId", o.day, o.time, t.location_id AS "bookedAt",
     t.day AS "bookedDay", t.booking_time AS "bookedTime"
   FROM earlier_offer o JOIN ticket t ON t.id = o.ticket_id WHERE o.state = 'held'`,
);
const WITHDRAW = statement(
  'earlier-withdraw',
  `UPDATE earlier_offer SET state = 'ended' WHERE id = ANY(:ids::uuid[]) AND state = 'held'
   RETURNING service_id AS "serviceId", location_id AS "locationId", day, time`,
);

interface Work extends EarlierDeps {
  tx: Queryable;
  now: Date;
}

/** Whether an office is closed at the time of a slot. */
export const isClosedAt = (catalogue: Catalogue, { serviceId, locationId, day, time }: Slot): boolean =>
  catalogue.closureAt({ serviceId, locationId }, cityInstant(day, time)) !== undefined;

/** The free places of a service at the offices of these wishes, until the last of the bookings. */
async function placesFor({ tx, catalogue, now }: Work, serviceId: number, wishes: Wish[]) {
  const lastDay = wishes.reduce((last, { day }) => (day > last ? day : last), '');
  const days = daysBetween(addDays(cityDay(now), 1), lastDay);
  const freed = new Map((await freedPlaces(tx, serviceId)).map((row) => [placeKey(row), row] as const));
  const places: (Place & { free: number })[] = [];
  for (const locationId of new Set(wishes.flatMap(({ locationIds }) => locationIds))) {
    const point = catalogue.findPoint(serviceId, locationId);
    if (point === undefined) continue;
    for (const [day, times] of await slotsOn(tx, catalogue, point, days, now)) {
      for (const { time, free } of times) {
        const waits = freed.get(placeKey({ locationId, day, time }));
        // After the office has lowered its capacity, a freed place may be one too many.
        const left = waits === undefined ? 0 : point.row.slot_capacity - waits.taken + waits.freed;
        const all = free + Math.max(0, Math.min(waits?.freed ?? 0, left));
        if (all > 0) places.push({ locationId, day, time, free: all });
      }
    }
  }
  return places;
}

/** Offers the free places of a service to the next people. @returns how many */
async function offerNext(work: Work, serviceId: number): Promise<number> {
  const { tx, catalogue, alerts, now, freedDelaySeconds } = work;
  const at = { service: serviceId, now };
  // A closed office holds another time for its bookings.
  const wishes = (await wishesFor(tx, { ...at, ids: null })).filter(
    (wish) => !isClosedAt(catalogue, { ...wish, serviceId }),
  );
  const matches =
    wishes.length === 0 ? [] : match(wishes, await placesFor(work, serviceId, wishes)).slice(0, MOST_AT_ONCE);
  if (matches.length === 0) return 0;
  const ids = matches.map(({ wish }) => wish.ticketId);
  const tickets = new Map((await tx.query(LOCK, [ids])).map((row) => [row.id, row]));
  const locked = new Map((await wishesFor(tx, { ...at, ids })).map((wish) => [wish.ticketId, wish]));
  let offered = 0;
  for (const { wish, place } of matches) {
    const ticket = tickets.get(wish.ticketId);
    const current = locked.get(wish.ticketId);
    if (ticket === undefined || current === undefined || !suits(current, place)) continue;
    const slot = { serviceId, ...place };
    if (!(await takeFreedSlot(tx, slot, catalogue.point(serviceId, place.locationId)))) continue;
    const until = new Date(now.getTime() + HELD_MS);
    const id = randomUUID();
    await tx.query(OFFER, { ...slot, id, ticket: ticket.id, until, delaySeconds: freedDelaySeconds });
    await alerts.tellOffer(tx, ticket, { id, ...place, until }, now);
    offered += 1;
  }
  return offered;
}

/** Ends the next expired offers and frees their places. @returns how many */
async function expireNext({ tx, now, freedDelaySeconds }: Work): Promise<number> {
  const slots = await tx.query(EXPIRE, { now, most: MOST_AT_ONCE });
  for (const slot of slots) await freeSlotDeferred(tx, slot, now, freedDelaySeconds);
  return slots.length;
}

/** Ends offers whose place or booking falls within a closure. @returns how many */
async function withdrawClosed({ tx, catalogue, now, freedDelaySeconds }: Work): Promise<number> {
  const closed = (await tx.query(HELD)).filter(
    ({ bookedAt, bookedDay, bookedTime, ...slot }) =>
      isClosedAt(catalogue, slot) ||
      isClosedAt(catalogue, { ...slot, locationId: bookedAt, day: bookedDay, time: bookedTime }),
  );
  if (closed.length === 0) return 0;
  const slots = await tx.query(WITHDRAW, { ids: closed.map(({ id }) => id) });
  for (const slot of slots) await freeSlotDeferred(tx, slot, now, freedDelaySeconds);
  return slots.length;
}

/** Whether the holder of an offer made now can answer it by day. */
const isByDay = (now: Date) =>
  isDaytime(cityTime(now)) && isDaytime(cityTime(new Date(now.getTime() + HELD_MS)));

/**
 * Offers places that become free to those who asked for an earlier time, one person at a time, and offers on what was
 * not taken. A batch commits its places, offers and messages together, so another process can continue after a crash.
 */
export function createEarlierJob(deps: EarlierDeps) {
  const { db, clock, atNight } = deps;
  let [looked, lookedAtAll] = [new Date(0), new Date(0)];

  async function runAll(batch: (work: Work) => Promise<number>): Promise<void> {
    let done = MOST_AT_ONCE;
    while (done === MOST_AT_ONCE) {
      done = 0;
      await runExclusive(db, 'earlier', async (tx) => {
        done = await batch({ ...deps, tx, now: clock.now() });
      });
    }
  }

  async function servicesToLook(now: Date): Promise<number[]> {
    const all = now.getTime() - lookedAtAll.getTime() >= CALENDARS_EVERY_MS;
    const rows = await db.query(SERVICES, { all, since: looked, mostUnanswered: MOST_UNANSWERED });
    if (all) lookedAtAll = now;
    looked = now;
    return rows.map(({ serviceId }) => serviceId);
  }

  return async () => {
    const [found] = await db.query(HAS_WISHES);
    if (!found!.hasWishes) return;
    await runAll(expireNext);
    await runAll(withdrawClosed);
    const now = clock.now();
    if (!atNight && !isByDay(now)) return;
    const faults: unknown[] = [];
    for (const serviceId of await servicesToLook(now)) {
      await runAll((work) => offerNext(work, serviceId)).catch((fault: unknown) => faults.push(fault));
    }
    if (faults.length > 0) throw faults.at(-1);
  };
}
