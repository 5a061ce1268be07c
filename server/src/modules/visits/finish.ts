import type { Queryable } from '../../db/db';
import { ticketStatement, type AdmittedTicket } from '../counters';

const FINISH = ticketStatement(
  'visits-finish',
  `UPDATE ticket SET progress = 'treated', ended_at = $2 WHERE id = $1 AND progress = 'called' RETURNING id`,
);

/** Ends the current visit, if any. @returns whether it did */
export const finishVisit = async (db: Queryable, here: AdmittedTicket | undefined, now: Date) =>
  here !== undefined && (await db.query(FINISH, [here.id, now])).length > 0;
