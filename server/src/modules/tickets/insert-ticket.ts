import { statement, type PersonalText, type Queryable } from '../../db/db';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { IdentityVault } from './identity-number';
import { nextBookingCode, nextNumber } from './next-number';
import { ticketRow, type NewTicket } from './new-ticket';
import type { TicketRow } from './ticket-row';

const INSERT = statement(
  'ticket-insert',
  `INSERT INTO ticket (id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
     identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
     counter_name, called_at, business_code, created_at, language, corporate, identify_proved, number, jetton_code)
   SELECT id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
     identify_digest, day, booking_time, priority, priority_for, progress, checked_in_at, cnt_to_alert, answers_cipher,
     counter_name, called_at, business_code, created_at, language, corporate, identify_proved, number, jetton_code
   FROM json_populate_recordset(NULL::ticket, :tickets)`,
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
 * Gives a new ticket its number and code, and inserts it: for people at the office, who need no quota.
 * @throws Refusal `alreadyBooked` or `alreadyQueued` if its mobile number or person has one already
 */
export async function insertTicket(
  db: Queryable,
  vault: IdentityVault,
  ticket: NewTicket,
  now: Date,
): Promise<TicketRow> {
  const given =
    ticket.type === 'QUEUE'
      ? await nextNumber(db, ticket)
      : { number: null, code: await nextBookingCode(db, ticket) };
  const row = { ...ticketRow(vault, ticket, now), number: given.number, jetton_code: given.code };
  const inserting = db.query(INSERT, { tickets: ticketsAsJson([row], db.personal) });
  await refuseDuplicate(inserting, row.progress === 'booked' ? 'alreadyBooked' : 'alreadyQueued');
  return row;
}
