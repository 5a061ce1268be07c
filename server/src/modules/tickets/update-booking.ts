import { statement, type Queryable } from '../../db/db';
import type { CallerIdentity } from '../../module-api/module';
import { refuseDuplicate } from '../../module-api/refuse-duplicate';
import type { ServicePoint } from '../catalogue';
import { provesIdNumber, type IdentityVault } from './identity-number';
import type { TicketRow } from './ticket-row';

const UPDATE_BOOKING = statement(
  'ticket-update-booking',
  `UPDATE ticket SET location_id = :locationId, day = :day, booking_time = :time, jetton_code = :jettonCode,
     mob_area = :mobArea, mob_num = kept_name(:mobNum), identify_cipher = coalesce(:cipher, identify_cipher),
     identify_digest = coalesce(:digest, identify_digest), answers_cipher = coalesce(:answers::bytea, answers_cipher),
     parameters = CASE WHEN :answers IS NULL THEN parameters ELSE '{}' END,
     identify_proved = coalesce(:isProved, identify_proved)
   WHERE id = :id RETURNING *`,
);
const NEXT_CODE = statement(
  'booking-next-code',
  `WITH given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_booking) VALUES (:service, :location, :day, 1)
     ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_booking = q.last_booking + 1
     RETURNING service_id, location_id, last_booking
   )
   SELECT 'R' || number_code(queue_letter, code_digits, code_suffix, last_booking) AS "code!"
   FROM given JOIN service_location USING (service_id, location_id)`,
);

/** The code of a booking that moves to another day or office: see `reserve.ts`. */
export async function nextBookingCode(db: Queryable, { row }: ServicePoint, day: string): Promise<string> {
  const [given] = await db.query(NEXT_CODE, {
    service: row.service_id,
    location: row.location_id,
    day,
  });
  return given!.code;
}

export interface MovedBooking {
  locationId: number;
  day: string;
  time: string;
  jettonCode: string;
  mobArea: string;
  mobNum: string;
  idNumber: string | undefined;
  /** The caller who moves it. */
  caller: CallerIdentity;
  /** Unchanged if omitted. */
  parameters?: Record<string, string>;
}

/** @throws Refusal `alreadyBooked` if the number or person has the service booked on the new day */
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
  const [row] = await refuseDuplicate(updating, 'alreadyBooked');
  return row!;
}
