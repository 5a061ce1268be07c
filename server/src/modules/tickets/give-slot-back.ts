import type { Queryable } from '../../db/db';
import { freeSlotDeferred } from '../slots';
import type { TicketRow } from './ticket-row';

/** Gives the slot of a booking back, after a while that nobody can foresee; a number has none. */
export async function giveSlotBack(
  db: Queryable,
  row: TicketRow,
  now: Date,
  freedDelaySeconds: number,
): Promise<void> {
  if (row.type === 'QUEUE') return;
  const { service_id: serviceId, location_id: locationId, day, booking_time: time } = row;
  await freeSlotDeferred(db, { serviceId, locationId, day, time }, now, freedDelaySeconds);
}
