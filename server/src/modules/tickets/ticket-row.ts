import { readTogether, statement, type Queryable, type Tables } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { Refusal } from '../../module-api/refusal';

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

/** The caller's access to a ticket: as its owner, or by a link that may change it or only shows it. */
export const accessOf = (row: TicketRow, caller: CallerIdentity): 'own' | 'change' | 'read' | undefined => {
  if (isOwn(row, caller)) return 'own';
  if (caller.linked?.ticketId !== row.id) return undefined;
  return caller.linked.mayChange ? 'change' : 'read';
};

/**
 * The row, if the caller may have it.
 * @throws Refusal for a link that opens nothing any more; only here, so that a repeated write gets its first answer
 */
function opened(row: TicketRow, caller: CallerIdentity): TicketRow | undefined {
  const access = accessOf(row, caller);
  if (access !== undefined && access !== 'own' && caller.linked?.obstacle !== undefined) {
    throw new Refusal(caller.linked.obstacle);
  }
  return access === undefined ? undefined : row;
}

const FIND = statement('ticket-find-each', 'SELECT * FROM ticket WHERE id = ANY(:ids)');
const LOCK_OWN = statement(
  'ticket-lock-own',
  `SELECT * FROM ticket WHERE ((mob_area = :area AND mob_num IN (:number, token(:number)) AND NOT corporate)
     OR euid = :person OR id = :linked) AND id = :id FOR UPDATE`,
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

/** The caller's ticket, or that of their link; undefined for another's and for a missing one alike. */
export async function findOwn(
  db: Queryable,
  caller: CallerIdentity,
  id: string,
): Promise<TicketRow | undefined> {
  const row = await find(db, id.toLowerCase());
  return row === undefined ? undefined : opened(row, caller);
}

/** The same, to be changed: locked until the end of the transaction. */
export const lockOwn: typeof findOwn = async (db, caller, id) => {
  const linked = caller.linked?.mayChange === true ? caller.linked.ticketId : null;
  const [row] = await db.query(LOCK_OWN, { ...ownerOf(caller), linked, id });
  return row && opened(row, caller);
};
