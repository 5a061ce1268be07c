import type { MyTicket } from '@vez/shared/contracts';
import { statement, type Transaction } from '../../db/db';
import type { Outcome } from '../../db/outcome';
import { CODE } from './jetton-code';
import { grantTickets, wishesBy, WRITE_NUMBERED, type ReadyTicket } from './grant';

/**
 * The codes of bookings, `R` and the letter of the zone, are never the same as a number of the queue on that day.
 *
 * - `wish`: who asks, in their order on each day;
 * - `counted`: how many were booked there before;
 * - `numbered`: the code of each.
 */
const BOOK = statement(
  'bookings-grant',
  `WITH ${wishesBy('service_id, location_id, day')}, counted AS (
     INSERT INTO queue_day AS q (service_id, location_id, day, last_booking)
     SELECT service_id, location_id, day, count(*) FROM wish GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
     ON CONFLICT (service_id, location_id, day)
     DO UPDATE SET last_booking = q.last_booking + EXCLUDED.last_booking
     RETURNING service_id, location_id, day, coalesce(old.last_booking, 0) AS last
   ), numbered AS (
     SELECT wish.*, NULL::int AS number, code,
       json_build_object('ticket', json_build_object('jettonCode', code)) AS late
     FROM wish JOIN counted USING (service_id, location_id, day)
     JOIN service_location USING (service_id, location_id),
       LATERAL (SELECT 'R' || ${CODE} AS code) AS given
   ), ${WRITE_NUMBERED}`,
);

/**
 * Books for those who have their places, and keeps their answers.
 * @throws Refusal `alreadyBooked` where the only one of them has the service booked on that day already
 */
export const grantBookings = (tx: Transaction, ready: ReadyTicket[]): Promise<Outcome<MyTicket>[]> =>
  grantTickets(tx, ready, { statement: BOOK, values: [], none: 'slotTaken', second: 'alreadyBooked' });
