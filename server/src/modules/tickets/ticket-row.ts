import { readTogether, statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';

/** A row of `ticket`: `day` is YYYY-MM-DD, `booking_time` HH:mm and empty in a queue. */
export type TicketRow = Tables['ticket'];

/**
 * Whose tickets are the caller's own, as parameters of statements (TIX-34): those of their number and of their account.
 * Tickets of a corporate account belong to that account alone (decision 112).
 */
export const ownerOf = ({ kind, mobile, person }: CallerIdentity) => {
  const { area = null, number = null } = (kind === 'corporate' ? undefined : mobile) ?? {};
  return { area, number, person: person ?? null };
};

export const isOwn = (row: TicketRow, caller: CallerIdentity): boolean => {
  const { area, number, person } = ownerOf(caller);
  const isOfNumber = number !== null && row.mob_area === area && row.mob_num === number && !row.corporate;
  return isOfNumber || (person !== null && row.euid === person);
};

const FIND = statement('ticket-find-each', 'SELECT * FROM ticket WHERE id = ANY(:ids)');
const LOCK_OWN = statement(
  'ticket-lock-own',
  `SELECT * FROM ticket WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate) OR euid = :person)
     AND id = :id FOR UPDATE`,
);

/** People who wait read their ticket every few seconds. */
const find = readTogether<string, TicketRow | undefined>(async (db, ids) => {
  const rows = await db.query(FIND, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
});

const FIND_ONE = statement('ticket-find', 'SELECT * FROM ticket WHERE id = $1');
const LOCK = statement('ticket-lock', 'SELECT * FROM ticket WHERE id = $1 FOR UPDATE');

/** Anybody's ticket: callers check that they may have it. */
export const findTicket = async (db: Queryable, id: string): Promise<TicketRow | undefined> =>
  (await db.query(FIND_ONE, [id]))[0];

/** The same, locked until the end of the transaction. */
export const lockTicket: typeof findTicket = async (db, id) => (await db.query(LOCK, [id]))[0];

/** The caller's ticket; undefined for another's and for a missing one alike. */
export async function findOwn(
  db: Queryable,
  caller: CallerIdentity,
  id: string,
): Promise<TicketRow | undefined> {
  const row = await find(db, id.toLowerCase());
  return row !== undefined && isOwn(row, caller) ? row : undefined;
}

/** The same, locked until the end of the transaction. */
export const lockOwn: typeof findOwn = async (db, caller, id) =>
  (await db.query(LOCK_OWN, { ...ownerOf(caller), id }))[0];
