import { randomInt, randomUUID } from 'node:crypto';
import type { Language, Mobile } from '@vez/shared/contracts';
import { sqlState, statement, type Queryable } from '../../db/db';
import { Refusal } from '../../refusal';
import type { ServicePoint } from '../catalogue';
import type { IdentityVault } from './identity-number';
import type { TicketRow } from './ticket-row';

export interface NewTicket {
  type: TicketRow['type'];
  jettonCode: string;
  serviceId: number;
  locationId: number;
  mobile?: Mobile;
  euid?: string | undefined;
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

const INSERT = statement(
  'ticket-insert',
  `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, mob_area, mob_num, euid,
     identify_cipher, identify_digest, day, booking_time, number, priority, progress, checked_in_at,
     cnt_to_alert, parameters, created_at, language)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
   RETURNING *`,
);
const UPDATE_BOOKING = statement(
  'ticket-update-booking',
  `UPDATE ticket SET location_id = $2, day = $3, booking_time = $4, jetton_code = $5, mob_area = $6,
     mob_num = $7, identify_cipher = coalesce($8, identify_cipher),
     identify_digest = coalesce($9, identify_digest), parameters = coalesce($10, parameters)
   WHERE id = $1 RETURNING *`,
);
const BIND = statement(
  'ticket-bind',
  `UPDATE ticket SET mob_area = $2, mob_num = $3, euid = $4, language = $5
   WHERE id = $1 AND mob_num IS NULL RETURNING *`,
);
const NEXT_BOOKING = statement(
  'booking-next-number',
  `INSERT INTO queue_day AS q (service_id, location_id, day, last_booking) VALUES ($1, $2, $3, 1)
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

/** `R` and the letter of the zone: never the same as a number of the queue on that day. */
export async function nextBookingCode(db: Queryable, { row }: ServicePoint, day: string): Promise<string> {
  const [next] = await db.query<{ number: number }>(NEXT_BOOKING, [row.service_id, row.location_id, day]);
  return `R${row.queue_letter}${String(next!.number).padStart(3, '0')}`;
}

const UNIQUE_VIOLATION = '23505';
const orRefuse = <Result>(work: Promise<Result>, reason: 'alreadyBooked' | 'alreadyQueued') =>
  work.catch((error: unknown) => {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal(reason);
    throw error;
  });

/** @throws Refusal `alreadyBooked` or `alreadyQueued` where the number or person has one of these already */
export async function insertTicket(
  db: Queryable,
  vault: IdentityVault,
  ticket: NewTicket,
  now: Date,
): Promise<TicketRow> {
  const sealed = ticket.idNumber === undefined ? undefined : vault.seal(ticket.idNumber);
  const inserting = db.query<TicketRow>(INSERT, [
    randomUUID(),
    uidFor(ticket.day),
    ticket.type,
    ticket.jettonCode,
    ticket.serviceId,
    ticket.locationId,
    ticket.mobile?.area ?? null,
    ticket.mobile?.number ?? null,
    ticket.euid ?? null,
    sealed?.cipher ?? null,
    sealed?.digest ?? null,
    ticket.day,
    ticket.time ?? '',
    ticket.number ?? null,
    ticket.priority ?? false,
    ticket.progress,
    ticket.checkedInAt ?? null,
    ticket.cntToAlert ?? null,
    JSON.stringify(ticket.parameters ?? {}),
    now,
    ticket.language ?? 'zh_hant',
  ]);
  const [row] = await orRefuse(inserting, ticket.progress === 'booked' ? 'alreadyBooked' : 'alreadyQueued');
  return row!;
}

export interface MovedBooking {
  locationId: number;
  day: string;
  time: string;
  jettonCode: string;
  mobArea: string;
  mobNum: string;
  idNumber: string | undefined;
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
  const updating = db.query<TicketRow>(UPDATE_BOOKING, [
    old.id,
    moved.locationId,
    moved.day,
    moved.time,
    moved.jettonCode,
    moved.mobArea,
    moved.mobNum,
    sealed?.cipher ?? null,
    sealed?.digest ?? null,
    moved.parameters === undefined ? null : JSON.stringify(moved.parameters),
  ]);
  const [row] = await orRefuse(updating, 'alreadyBooked');
  return row!;
}

export interface TicketOwner {
  mobArea: string;
  mobNum: string;
  euid: string | undefined;
  language: Language;
}

/**
 * Gives a kiosk's ticket to whoever scanned it first; nothing if it has an owner already (TIX-35).
 * @throws Refusal `alreadyQueued` where the number waits in this line already
 */
export async function bindTicket(
  db: Queryable,
  id: string,
  owner: TicketOwner,
): Promise<TicketRow | undefined> {
  const { mobArea, mobNum, euid, language } = owner;
  const binding = db.query<TicketRow>(BIND, [id, mobArea, mobNum, euid ?? null, language]);
  const [row] = await orRefuse(binding, 'alreadyQueued');
  return row;
}
