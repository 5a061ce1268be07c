import { statement, type Queryable } from '../../db/db';
import type { ticket } from '../../db/schema';
import type { CallerIdentity } from '../../module';

/** A row of `ticket`: `day` is YYYY-MM-DD, `booking_time` HH:mm and empty in a queue. */
export type TicketRow = typeof ticket.$inferSelect;

/**
 * `$1`, `$2`, `$3` of a statement about the caller's own tickets (TIX-34): those of their number and of their
 * account. What a corporate account takes is that account's alone (decision 112).
 */
export const OWN = '((mob_area = $1 AND mob_num = $2 AND NOT corporate) OR euid = $3)';
export const ownerOf = ({ kind, mobile, person }: CallerIdentity) => {
  const { area = null, number = null } = (kind === 'corporate' ? undefined : mobile) ?? {};
  return [area, number, person ?? null];
};

export const isOwn = (row: TicketRow, caller: CallerIdentity): boolean => {
  const [area, number, person] = ownerOf(caller);
  const isOfNumber = number !== null && row.mob_area === area && row.mob_num === number && !row.corporate;
  return isOfNumber || (person !== null && row.euid === person);
};

const FIND_OWN = statement('ticket-find-own', `SELECT * FROM ticket WHERE ${OWN} AND id = $4`);
const LOCK_OWN = statement('ticket-lock-own', `SELECT * FROM ticket WHERE ${OWN} AND id = $4 FOR UPDATE`);

/** The caller's ticket; nothing for a foreign and for a missing one, so that nobody can tell them apart. */
export async function findOwn(
  db: Queryable,
  caller: CallerIdentity,
  id: string,
  lock = false,
): Promise<TicketRow | undefined> {
  const [row] = await db.query<TicketRow>(lock ? LOCK_OWN : FIND_OWN, [...ownerOf(caller), id]);
  return row;
}
