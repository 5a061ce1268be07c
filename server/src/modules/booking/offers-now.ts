import type { Offer } from '@vez/shared/contracts';
import { toWireDate } from '@vez/shared/dates';
import type { Queryable } from '../../db/db';
import type { Catalogue, ServicePoint } from '../catalogue';
import { bookableNow } from './availability';
import { firstDays } from './first-days';

/** The offer of each service point, read in one statement (DAT-14, DAT-15). */
export async function offersNow(
  db: Queryable,
  catalogue: Catalogue,
  points: ServicePoint[],
  now: Date,
): Promise<(point: ServicePoint) => Offer> {
  const firstDay = await firstDays(db, catalogue, points, now);
  return (point) => {
    const { row } = point;
    const { bookings, timeTicketDay } = bookableNow(catalogue, point, now);
    const day = firstDay(point);
    return {
      booking: row.booking,
      ticket: row.ticket,
      checkIdCardReservation: row.check_id_reservation,
      checkIdCardTime: row.check_id_time,
      checkIdCardQueue: row.check_id_queue,
      status: bookings,
      timeTicketStatus: timeTicketDay !== undefined,
      firstBookableDate: day === undefined ? '' : toWireDate(day),
    };
  };
}
