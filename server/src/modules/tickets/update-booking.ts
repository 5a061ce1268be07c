import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import { provesIdNumber, type IdentityVault } from './identity-number';
import { nextBookingCode } from './next-number';
import type { TicketRow } from './ticket-row';

const UPDATE_BOOKING = statement(
  'ticket-update-booking',
  `UPDATE ticket SET location_id = :locationId, day = :day, booking_time = :time, jetton_code = :jettonCode,
     mob_area = :mobArea, mob_num = kept_name(:mobNum), identify_cipher = coalesce(:cipher, identify_cipher),
     identify_digest = coalesce(:digest, identify_digest), answers_cipher = coalesce(:answers::bytea, answers_cipher),
     parameters = CASE WHEN :answers IS NULL THEN parameters ELSE '{}' END,
     identify_proved = coalesce(:isProved, identify_proved),
     reminded = CASE WHEN :movedAt::timestamptz IS NULL THEN reminded ELSE 0 END,
     moved_at = coalesce(:movedAt, moved_at),
     coming_at = CASE WHEN :movedAt::timestamptz IS NULL THEN coming_at END,
     progress = 'booked', checked_in_at = NULL, counter_name = '', called_at = NULL, called_by = NULL, started_at = NULL,
     ended_at = NULL, rejoined_at = NULL, rejoined_behind = NULL, transferred_at = NULL, transferred_from = '',
     for_counter = ''
   WHERE id = :id RETURNING *`,
);
export interface MovedBooking {
  locationId: number;
  day: string;
  time: string;
  /** Null if day, time and place stay the same. */
  movedAt: Date | null;
  /** Null for a booking that staff made without a number. */
  mobArea: string | null;
  mobNum: string | null;
  idNumber: string | undefined;
  /** The caller who moves it. */
  caller: CallerIdentity;
  /** Unchanged if omitted. */
  parameters?: Record<string, string>;
}

/**
 * Moves a booking, with a new code on another day or at another office. A missed one is expected again.
 * @throws Refusal `alreadyBooked` if the number or person has the service booked on the new day
 */
export async function updateBooking(
  db: Queryable,
  vault: IdentityVault,
  old: TicketRow,
  moved: MovedBooking,
): Promise<TicketRow> {
  const sealed = moved.idNumber === undefined ? undefined : vault.seal(moved.idNumber);
  const isSameDay = old.location_id === moved.locationId && old.day === moved.day;
  const queue = { ...moved, serviceId: old.service_id };
  const jettonCode = isSameDay ? old.jetton_code : await nextBookingCode(db, queue);
  const updating = db.query(UPDATE_BOOKING, {
    id: old.id,
    locationId: moved.locationId,
    day: moved.day,
    time: moved.time,
    movedAt: moved.movedAt,
    jettonCode,
    mobArea: moved.mobArea,
    mobNum: moved.mobNum,
    cipher: sealed?.cipher ?? null,
    digest: sealed?.digest ?? null,
    answers: moved.parameters === undefined ? null : vault.sealAnswers(moved.parameters),
    isProved: sealed === undefined ? null : provesIdNumber(moved.caller, moved.idNumber),
  });
  const [row] = await refuseDuplicate(updating, 'alreadyBooked');
  return row!;
}
