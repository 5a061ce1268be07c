import type { Queryable } from '../../db/db';
import { freeSlotDeferred } from '../slots';
import type { TicketRow } from './ticket-row';

/**
 * Frees the slot of a booking after an unpredictable delay; a number has no slot. A transferred person has used
 * theirs, and has none in the new queue.
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
