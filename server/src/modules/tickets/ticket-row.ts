import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module';

/** A row of `ticket`. */
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
  /** YYYY-MM-DD */
  day: string;
  /** HH:mm; empty in a queue. */
  booking_time: string;
  number: number | null;
  priority: boolean;
  progress: 'booked' | 'waiting' | 'called' | 'treated' | 'absent' | 'cancelled';
  counter_name: string;
  called_at: Date | null;
  checked_in_at: Date | null;
  cnt_to_alert: number | null;
  business_code: string;
  language: string;
  created_at: Date;
}

/** `$1`, `$2`, `$3` of a statement about the caller's own tickets (TIX-34). */
export const OWN = '((mob_area = $1 AND mob_num = $2) OR euid = $3)';
export const ownerOf = ({ mobile, euid }: CallerIdentity) => [
  mobile?.area ?? null,
  mobile?.number ?? null,
  euid ?? null,
];

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
