import { randomInt, randomUUID } from 'node:crypto';
import type { Language, Mobile } from '@vez/shared/contracts';
import { sqlState, statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';
import { provesIdNumber, type IdentityVault } from './identity-number';
import { codeOf } from './jetton-code';
import type { TicketRow } from './ticket-row';

export interface NewTicket {
  type: TicketRow['type'];
  jettonCode: string;
  serviceId: number;
  locationId: number;
  mobile?: Mobile;
  /** Who takes it; nobody who is known at a kiosk. */
  caller?: CallerIdentity;
  idNumber?: string | undefined;
  day: string;
  time?: string;
  number?: number;
  priority?: boolean;
  progress: 'booked' | 'waiting';
  checkedInAt?: Date;
  cntToAlert?: number | null;
  language?: Language;
  parameters?: Record<string, string>;
}

/** The columns of a new ticket, but for its number and code. */
export const NEW_TICKET = `id, uid, type, service_id, location_id, mob_area, mob_num, euid, identify_cipher,
  identify_digest, day, booking_time, priority, progress, checked_in_at, cnt_to_alert, answers_cipher,
  counter_name, called_at, business_code, created_at, language, corporate, identify_proved`;
const INSERT = statement(
  'ticket-insert',
  `INSERT INTO ticket (${NEW_TICKET}, number, jetton_code)
   SELECT ${NEW_TICKET}, number, jetton_code FROM json_populate_recordset(NULL::ticket, :tickets)`,
);
const UPDATE_BOOKING = statement(
  'ticket-update-booking',
  `UPDATE ticket SET location_id = :locationId, day = :day, booking_time = :time, jetton_code = :jettonCode,
     mob_area = :mobArea, mob_num = :mobNum, identify_cipher = coalesce(:cipher, identify_cipher),
     identify_digest = coalesce(:digest, identify_digest), answers_cipher = coalesce(:answers::bytea, answers_cipher),
     parameters = CASE WHEN :answers IS NULL THEN parameters ELSE '{}' END,
     identify_proved = coalesce(:isProved, identify_proved)
   WHERE id = :id RETURNING *`,
);
const BIND = statement(
  'ticket-bind',
  `UPDATE ticket SET mob_area = :mobArea, mob_num = :mobNum, euid = :person, corporate = :isCorporate,
     language = :language
   WHERE id = :id AND mob_num IS NULL RETURNING *`,
);
const NEXT_BOOKING = statement(
  'booking-next-number',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_booking) VALUES (:service, :location, :day, 1)
   ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_booking = q.last_booking + 1
   RETURNING last_booking AS number`,
);

/** Short, without letters that look alike, for reading aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const UID_LETTERS = 8;
const uidFor = (day: string) => {
  const letters = Array.from({ length: UID_LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${day.slice(2).replaceAll('-', '')}-${letters.join('')}`;
};

/** The code of a booking that moves to another day or place: see `reserve.ts`. */
export async function nextBookingCode(db: Queryable, { row }: ServicePoint, day: string): Promise<string> {
  const [given] = await db.query(NEXT_BOOKING, {
    service: row.service_id,
    location: row.location_id,
    day,
  });
  return `R${codeOf(row, given!.number)}`;
}

const UNIQUE_VIOLATION = '23505';
/** What the one ticket is refused for that the database does not take. */
export const orRefuse = <Result>(work: Promise<Result>, reason: 'alreadyBooked' | 'alreadyQueued') =>
  work.catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(reason);
    throw error;
  });

/** A new ticket as its row will be. */
export function ticketRow(vault: IdentityVault, ticket: NewTicket, now: Date): TicketRow {
  const sealed = ticket.idNumber === undefined ? undefined : vault.seal(ticket.idNumber);
  return {
    id: randomUUID(),
    uid: uidFor(ticket.day),
    type: ticket.type,
    jetton_code: ticket.jettonCode,
    service_id: ticket.serviceId,
    location_id: ticket.locationId,
    mob_area: ticket.mobile?.area ?? null,
    mob_num: ticket.mobile?.number ?? null,
    euid: ticket.caller?.person ?? null,
    corporate: ticket.caller?.kind === 'corporate',
    identify_cipher: sealed?.cipher ?? null,
    identify_digest: sealed?.digest ?? null,
    identify_proved: provesIdNumber(ticket.caller, ticket.idNumber),
    day: ticket.day,
    booking_time: ticket.time ?? '',
    number: ticket.number ?? null,
    priority: ticket.priority ?? false,
    progress: ticket.progress,
    counter_name: '',
    called_at: null,
    checked_in_at: ticket.checkedInAt ?? null,
    cnt_to_alert: ticket.cntToAlert ?? null,
    business_code: '',
    parameters: {},
    created_at: now,
    language: ticket.language ?? 'zh_hant',
    rejoined_at: null,
    rejoined_behind: null,
    answers_cipher: vault.sealAnswers(ticket.parameters ?? {}),
  };
}

const asHex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;

/** Rows as PostgreSQL reads them by `json_populate_recordset`. JSON has no bytes: they go as it writes them. */
export const ticketsAsJson = (rows: TicketRow[]): string =>
  JSON.stringify(
    rows.map((row) => ({
      ...row,
      identify_cipher: asHex(row.identify_cipher),
      answers_cipher: asHex(row.answers_cipher),
    })),
  );

/**
 * Writes new tickets.
 * @throws Refusal `alreadyBooked` or `alreadyQueued` where the one ticket's number or person has one of these
 *   already; of several the database's own error, since it does not tell whose it is
 */
export async function insertTickets(db: Queryable, rows: TicketRow[]): Promise<void> {
  const inserting = db.query(INSERT, { tickets: ticketsAsJson(rows) });
  const reason = rows[0]?.progress === 'booked' ? 'alreadyBooked' : 'alreadyQueued';
  await (rows.length === 1 ? orRefuse(inserting, reason) : inserting);
}

export interface MovedBooking {
  locationId: number;
  day: string;
  time: string;
  jettonCode: string;
  mobArea: string;
  mobNum: string;
  idNumber: string | undefined;
  /** Who moves it. */
  caller: CallerIdentity;
  /** Left out: as they were. */
  parameters?: Record<string, string>;
}

/** @throws Refusal `alreadyBooked` where the number or person has the service booked on the new day */
export async function updateBooking(
  db: Queryable,
  vault: IdentityVault,
  old: TicketRow,
  moved: MovedBooking,
): Promise<TicketRow> {
  const sealed = moved.idNumber === undefined ? undefined : vault.seal(moved.idNumber);
  const updating = db.query(UPDATE_BOOKING, {
    id: old.id,
    locationId: moved.locationId,
    day: moved.day,
    time: moved.time,
    jettonCode: moved.jettonCode,
    mobArea: moved.mobArea,
    mobNum: moved.mobNum,
    cipher: sealed?.cipher ?? null,
    digest: sealed?.digest ?? null,
    answers: moved.parameters === undefined ? null : vault.sealAnswers(moved.parameters),
    isProved: sealed === undefined ? null : provesIdNumber(moved.caller, moved.idNumber),
  });
  const [row] = await orRefuse(updating, 'alreadyBooked');
  return row!;
}

export interface TicketOwner {
  mobArea: string;
  mobNum: string;
  caller: CallerIdentity;
  language: Language;
}

/**
 * Gives a kiosk's ticket to whoever scanned it first; nothing if it has an owner already (TIX-35).
 * @throws Refusal `alreadyQueued` where the number waits in this queue already
 */
export async function bindTicket(
  db: Queryable,
  id: string,
  owner: TicketOwner,
): Promise<TicketRow | undefined> {
  const { mobArea, mobNum, caller, language } = owner;
  const account = { person: caller.person ?? null, isCorporate: caller.kind === 'corporate' };
  const binding = db.query(BIND, { id, mobArea, mobNum, ...account, language });
  const [row] = await orRefuse(binding, 'alreadyQueued');
  return row;
}
