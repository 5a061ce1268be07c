import { cityDay, cityTimeReached } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';
import type { Queue } from './queue';
import { readOrder } from './queue-order';

type TicketRow = Tables['ticket'];

/** How many people one request lets go first, at most. */
export const MOST_LET_PASS = 5;

/**
 * Places a number after the last of the next few; priority tickets among these have no number to follow. Its holder is
 * asked again if they are here. Changes nothing if all of these are bookings, which have no number.
 */
const LET_PASS = statement(
  'queue-let-pass',
  `UPDATE ticket t SET priority = false, priority_for = '', rejoined_at = :now, rejoined_behind = behind,
     let_pass_at = CASE WHEN t.rejoined_at IS NULL OR t.rejoined_at IN (t.transferred_at, t.let_pass_at) THEN :now::timestamptz END,
     here_asked_at = NULL
   FROM (SELECT max(coalesce(rejoined_behind, number)) AS behind FROM ticket
     WHERE NOT priority AND id = ANY(:next::uuid[])) AS last
   WHERE t.id = :ticket AND behind IS NOT NULL RETURNING t.*`,
);

/**
 * Lets the next few people behind a waiting number go first (decision 397).
 * @returns undefined if no number waits behind it
 */
export async function letOthersPass(
  db: Queryable,
  queue: Queue,
  ticket: string,
  now: Date,
): Promise<TicketRow | undefined> {
  const { ids } = await readOrder(db, queue, cityDay(now), cityTimeReached(now));
  const at = ids.indexOf(ticket);
  const next = ids.slice(at + 1, at + 1 + MOST_LET_PASS);
  const [row] = at === -1 ? [] : await db.query(LET_PASS, { ticket, next, now });
  return row;
}
