import type { Queryable } from '../../db/db';
import { freeSlotDeferred } from '../slots';
import type { TicketRow } from './ticket-row';

/**
 * Gives the slot of a booking back, after a while that nobody can foresee; a number has none. Whoever was sent to another
 * queue has used theirs, and has none of that queue.
 */
export async function giveSlotBack(
  db: Queryable,
  row: TicketRow,
  now: Date,
  freedDelaySeconds: number,
): Promise<void> {
  if (row.type === 'QUEUE' || row.transferred_at !== null) return;
  const { service_id: serviceId, location_id: locationId, day, booking_time: time } = row;
  await freeSlotDeferred(db, { serviceId, locationId, day, time }, now, freedDelaySeconds);
}
