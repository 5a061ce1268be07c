import { randomInt, randomUUID } from 'node:crypto';
import type { Mobile } from '@vez/shared/contracts';
import { sqlState, statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module';
import { Refusal } from '../../refusal';
import type { IdentityVault } from './identity-number';

export interface TicketRow {
  id: string;
  uid: string;
  type: 'QUEUE' | 'RESERCATION' | 'PERIOD';
  jetton_code: string;
  service_id: number;
  location_id: number;
  mob_area: string | null;
  mob_num: string | null;
  euid: string | null;
  identify_cipher: Buffer | null;
  day: string;
  booking_time: string;
  number: number | null;
  priority: boolean;
  progress: 'booked' | 'waiting' | 'called' | 'treated' | 'absent' | 'cancelled';
  counter_name: string;
  called_at: Date | null;
  checked_in_at: Date | null;
  cnt_to_alert: number | null;
  business_code: string;
  created_at: Date;
}

export interface NewTicket {
  type: TicketRow['type'];
  jettonCode: string;
  serviceId: number;
  locationId: number;
  mobile?: Mobile;
  euid?: string;
  idNumber?: string;
  day: string;
  time?: string;
  number?: number;
  priority?: boolean;
  progress: 'booked' | 'waiting';
  checkedInAt?: Date;
  cntToAlert?: number | null;
  parameters?: Record<string, string>;
}

const INSERT = statement(
  'ticket-insert',
  `INSERT INTO ticket (id, uid, type, jetton_code, service_id, location_id, mob_area, mob_num, euid,
     identify_cipher, identify_digest, day, booking_time, number, priority, progress, checked_in_at,
     cnt_to_alert, parameters, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
   RETURNING *`,
);
const LOCK_OWNER = statement('ticket-lock-owner', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 2))');
const COUNT_ACTIVE = statement(
  'ticket-count-active',
  `SELECT count(*) AS count FROM ticket
   WHERE mob_area = $1 AND mob_num = $2 AND progress IN ('booked', 'waiting', 'called') AND day >= $3`,
);
const FIND_OWN = statement(
  'ticket-find-own',
  'SELECT * FROM ticket WHERE id = $1 AND ((mob_area = $2 AND mob_num = $3) OR euid = $4)',
);
const LOCK_OWN = statement(
  'ticket-lock-own',
  'SELECT * FROM ticket WHERE id = $1 AND ((mob_area = $2 AND mob_num = $3) OR euid = $4) FOR UPDATE',
);

const UNIQUE_VIOLATION = '23505';
/** At most this many active tickets a number. */
export const MOST_ACTIVE = 3;

const ownerOf = ({ mobile, euid }: CallerIdentity) => [
  mobile?.area ?? null,
  mobile?.number ?? null,
  euid ?? null,
];

/** The caller's ticket; nothing for a foreign and for a missing one. */
export async function findOwn(db: Queryable, caller: CallerIdentity, id: string, lock = false) {
  const [row] = await db.query<TicketRow>(lock ? LOCK_OWN : FIND_OWN, [id, ...ownerOf(caller)]);
  return row;
}

/** One number's grants go one after the other, so that its caps hold. @throws Refusal `tooManyTickets` */
export async function checkMostActive(db: Queryable, { area, number }: Mobile, today: string): Promise<void> {
  await db.query(LOCK_OWNER, [`${area}-${number}`]);
  const [active] = await db.query<{ count: number }>(COUNT_ACTIVE, [area, number, today]);
  if (active!.count >= MOST_ACTIVE) throw new Refusal('tooManyTickets', 409, { count: MOST_ACTIVE });
}

/** Short, without letters that look alike, for reading aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const uidFor = (day: string) =>
  `${day.slice(2).replaceAll('-', '')}-${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** @throws Refusal `alreadyBooked` or `alreadyQueued` where the number has one of these already */
export async function insertTicket(db: Queryable, vault: IdentityVault, ticket: NewTicket, now: Date) {
  const sealed = ticket.idNumber === undefined ? undefined : vault.seal(ticket.idNumber);
  try {
    const [row] = await db.query<TicketRow>(INSERT, [
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
    ]);
    return row!;
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new Refusal(ticket.progress === 'booked' ? 'alreadyBooked' : 'alreadyQueued');
  }
}

const UPDATE_BOOKING = statement(
  'ticket-update-booking',
  `UPDATE ticket SET location_id = $2, day = $3, booking_time = $4, jetton_code = $5,
     identify_cipher = coalesce($6, identify_cipher), identify_digest = coalesce($7, identify_digest)
   WHERE id = $1 RETURNING *`,
);

export interface MovedBooking {
  locationId: number;
  day: string;
  time: string;
  jettonCode: string;
  idNumber?: string;
}

/** @throws Refusal `alreadyBooked` where the number has a booking of the service on the new day */
export async function updateBooking(
  db: Queryable,
  vault: IdentityVault,
  old: TicketRow,
  moved: MovedBooking,
) {
  const sealed = moved.idNumber === undefined ? undefined : vault.seal(moved.idNumber);
  try {
    const [row] = await db.query<TicketRow>(UPDATE_BOOKING, [
      old.id,
      moved.locationId,
      moved.day,
      moved.time,
      moved.jettonCode,
      sealed?.cipher ?? null,
      sealed?.digest ?? null,
    ]);
    return row!;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('alreadyBooked');
    throw error;
  }
}
