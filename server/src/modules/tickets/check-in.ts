import { statement, type Queryable } from '../../db/db';
import type { TicketRow } from './ticket-row';

const CHECK_IN = statement(
  'ticket-check-in',
  `UPDATE ticket SET checked_in_at = coalesce(checked_in_at, :now), progress = 'waiting'
   WHERE id = :id RETURNING *`,
);

/** Records the arrival of a ticket's holder, who waits from now on; a second arrival changes nothing. */
export const checkIn = async (db: Queryable, id: string, now: Date): Promise<TicketRow> =>
  (await db.query(CHECK_IN, { id, now }))[0]!;
