import { statement, type Queryable, type Tables } from '../../db/db';
import type { Queue } from './queue';
import { frontOf } from './queue-order';

/** Places a rejoined ticket after the last of the next few; priority tickets among these have no number to follow. */
const REJOIN = statement(
  'queue-rejoin',
  `UPDATE ticket SET progress = 'waiting', priority = false, counter_name = '', rejoined_at = :now,
     checked_in_at = coalesce(checked_in_at, :now), started_at = NULL, ended_at = NULL, parked_at = NULL,
     for_counter = '', called_by = NULL,
     rejoined_behind = coalesce((SELECT max(coalesce(rejoined_behind, number)) FROM ticket
       WHERE NOT priority AND id = ANY(:next::uuid[])), 0)
   WHERE id = :ticket RETURNING *`,
);

/** With fewer, missing one's turn would gain time; with more, coming back would be worth little. */
const BEFORE_REJOINED = 3;

/** Lets an absent ticket back into the queue, behind the next few that wait (decision 88). */
export async function rejoinQueue(
  db: Queryable,
  queue: Queue,
  ticketId: string,
  now: Date,
): Promise<Tables['ticket']> {
  const next = await frontOf(db, queue, now, BEFORE_REJOINED);
  const [row] = await db.query(REJOIN, { ticket: ticketId, now, next });
  return row!;
}
