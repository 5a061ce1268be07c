import { statement, type Queryable } from '../../db/db';

const NEXT_NUMBER = statement(
  'ticket-next-number',
  `WITH given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_number) VALUES (:service, :location, :day, 1)
     ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_number = q.last_number + 1
     RETURNING service_id, location_id, last_number
   )
   SELECT last_number AS "number!", number_code(queue_letter, code_digits, code_suffix, last_number) AS "code!"
   FROM given JOIN service_location USING (service_id, location_id)`,
);
/** See `bookings-grant` for the code. */
const NEXT_BOOKING = statement(
  'ticket-next-booking',
  `WITH given AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_booking) VALUES (:service, :location, :day, 1)
     ON CONFLICT (service_id, location_id, day) DO UPDATE SET last_booking = q.last_booking + 1
     RETURNING service_id, location_id, last_booking
   )
   SELECT 'R' || number_code(queue_letter, code_digits, code_suffix, last_booking) AS "code!"
   FROM given JOIN service_location USING (service_id, location_id)`,
);

interface QueueDay {
  serviceId: number;
  locationId: number;
  day: string;
}
const valuesOf = ({ serviceId, locationId, day }: QueueDay) => ({
  service: serviceId,
  location: locationId,
  day,
});

/** The next number of a queue at the office, which needs no quota, and its code. */
export const nextNumber = async (db: Queryable, queue: QueueDay): Promise<{ number: number; code: string }> =>
  (await db.query(NEXT_NUMBER, valuesOf(queue)))[0]!;

/** The code of the next booking. */
export const nextBookingCode = async (db: Queryable, queue: QueueDay): Promise<string> =>
  (await db.query(NEXT_BOOKING, valuesOf(queue)))[0]!.code;
