import { statement, type PersonalText, type Queryable } from '../../db/db';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { TicketRow } from './ticket-row';

/** The columns of a new ticket, except its number and code. */
export const NEW_TICKET = `id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
  identify_digest, day, booking_time, priority, progress, checked_in_at, cnt_to_alert, answers_cipher,
  counter_name, called_at, business_code, created_at, language, corporate, identify_proved`;
const INSERT = statement(
  'ticket-insert',
  `INSERT INTO ticket (${NEW_TICKET}, number, jetton_code)
   SELECT ${NEW_TICKET}, number, jetton_code FROM json_populate_recordset(NULL::ticket, :tickets)`,
);

const asHex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;

/** Rows as input of `json_populate_recordset`. JSON has no bytes, so they use PostgreSQL's hex format. */
export const ticketsAsJson = (rows: TicketRow[], personal: PersonalText): string =>
  JSON.stringify(
    rows.map((row) => ({
      ...row,
      mob_num: row.mob_num === null ? null : personal.name(row.mob_num),
      identify_cipher: asHex(row.identify_cipher),
      answers_cipher: asHex(row.answers_cipher),
    })),
  );

/**
 * Inserts new tickets.
 * @throws Refusal `alreadyBooked` or `alreadyQueued` if a single ticket's number or person has one already; for
 * several the database's own error, since it does not identify the ticket
 */
export async function insertTickets(db: Queryable, rows: TicketRow[]): Promise<void> {
  const inserting = db.query(INSERT, { tickets: ticketsAsJson(rows, db.personal) });
  const reason = rows[0]?.progress === 'booked' ? 'alreadyBooked' : 'alreadyQueued';
  await (rows.length === 1 ? refuseDuplicate(inserting, reason) : inserting);
}
