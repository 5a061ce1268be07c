import { cityDay } from '../../city/city';
import { statement, type Queryable, type Tables } from '../../db/db';

const FIND = statement('visits-find-today', 'SELECT * FROM ticket WHERE id = $1 AND day = $2');
const LOCK = statement('visits-lock-today', 'SELECT * FROM ticket WHERE id = $1 AND day = $2 FOR UPDATE');

/** A ticket of today. */
export async function findToday(
  db: Queryable,
  ticketId: string,
  now: Date,
  lock?: 'lock',
): Promise<Tables['ticket'] | undefined> {
  const [row] = await db.query(lock === undefined ? FIND : LOCK, [ticketId, cityDay(now)]);
  return row;
}
