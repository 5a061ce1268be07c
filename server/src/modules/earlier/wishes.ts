import { cityDay } from '../../city/city';
import { statement, type Queryable } from '../../db/db';
import { byKey } from '../../db/outcome';
import { freeSlotDeferred } from '../slots';
import { MOST_UNANSWERED } from '../tickets';
import { placeKey, type Wish } from './match';

/** For one booking within a day: each costs a message, and holds a place. */
const MOST_OFFERS = 10;
const DAY_MS = 86_400_000;

/**
 * Bookings of a service whose holders wait for an offer, in their order: first those who left no offer unanswered, then by
 * when they asked.
 */
const LOOKING = statement(
  'earlier-looking',
  `SELECT w.ticket_id AS "ticketId!", t.location_id AS "locationId!", t.day AS "day!", t.booking_time AS "time!",
     w.not_before AS "notBefore!", w.weekdays AS "weekdays!", w.from_time AS "from!", w.until_time AS "until!",
     w.location_ids AS "locationIds!", coalesce(o.days, '{}') AS "bookedDays!"
   FROM earlier_wish w JOIN ticket t ON t.id = w.ticket_id
   LEFT JOIN (SELECT mob_area, mob_num, array_agg(day::text) AS days FROM ticket
     WHERE service_id = :service AND progress = 'booked' AND day > :today
     GROUP BY mob_area, mob_num HAVING count(*) > 1) AS o ON (o.mob_area, o.mob_num) = (t.mob_area, t.mob_num)
   WHERE w.service_id = :service AND w.unanswered < :mostUnanswered
     AND t.progress = 'booked' AND t.day > :today AND t.mob_num IS NOT NULL
     AND (w.ticket_id = ANY(:ids::uuid[]) OR :ids::uuid[] IS NULL)
     AND NOT EXISTS (SELECT FROM earlier_offer h WHERE h.ticket_id = w.ticket_id AND h.state = 'held')
     AND (SELECT count(*) FROM earlier_offer p WHERE p.ticket_id = w.ticket_id AND p.until > :since) < :mostOffers
   ORDER BY w.unanswered, w.asked_at, w.ticket_id`,
);
const REFUSED = statement(
  'earlier-refused',
  `SELECT ticket_id AS "ticketId", location_id AS "locationId", day, time FROM earlier_offer
   WHERE ticket_id = ANY(:ids::uuid[]) AND state IN ('kept', 'unanswered')`,
);

/** @param ids only these tickets; null for all */
export async function wishesFor(
  db: Queryable,
  at: { service: number; now: Date; ids: string[] | null },
): Promise<Wish[]> {
  const rows = await db.query(LOOKING, {
    ...at,
    today: cityDay(at.now),
    since: new Date(at.now.getTime() - DAY_MS),
    mostUnanswered: MOST_UNANSWERED,
    mostOffers: MOST_OFFERS,
  });
  if (rows.length === 0) return [];
  const past = await db.query(REFUSED, { ids: rows.map(({ ticketId }) => ticketId) });
  const refused = byKey(past, ({ ticketId }) => ticketId);
  return rows.map((row) => ({ ...row, refused: new Set(refused.get(row.ticketId)?.map(placeKey)) }));
}

const END = statement('earlier-end', 'DELETE FROM earlier_wish WHERE ticket_id = $1');
/** @returns no row if it was answered before, or has ended */
const KEEP = statement(
  'earlier-keep',
  `UPDATE earlier_offer SET state = 'kept' WHERE ticket_id = :ticket AND (id = :offer OR :offer::uuid IS NULL) AND state = 'held'
   RETURNING service_id AS "serviceId", location_id AS "locationId", day, time`,
);

export const endWish = (db: Queryable, ticketId: string) => db.query(END, [ticketId]);

/** Gives back what is held for a booking. @param offer only this one */
export async function giveBack(
  db: Queryable,
  { freedDelaySeconds }: { freedDelaySeconds: number },
  ticket: string,
  now: Date,
  offer: string | null = null,
): Promise<void> {
  const slots = await db.query(KEEP, { ticket, offer });
  for (const slot of slots) await freeSlotDeferred(db, slot, now, freedDelaySeconds);
}
