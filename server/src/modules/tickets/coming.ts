import type { MyTicket } from '@vez/shared/contracts';
import { statement, type Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { wasAsked, wishedReminders } from '../alerts';
import type { LocationRow } from '../catalogue';
import type { TicketRow } from './ticket-row';
import { hasBegun, isAwaited } from './ticket-status';

const CONFIRM = statement(
  'ticket-confirm-coming',
  'UPDATE ticket SET coming_at = :now WHERE id = :id RETURNING *',
);

/** Records once that the holder of a locked booking is coming. @throws Refusal `ticketNotActive` */
export async function confirmComing(db: Queryable, row: TicketRow, now: Date): Promise<TicketRow> {
  if (!isAwaited(row, now)) throw new Refusal('ticketNotActive');
  if (row.coming_at !== null) return row;
  const [confirmed] = await db.query(CONFIRM, { id: row.id, now });
  return confirmed!;
}

/**
 * Whether the holder of a booking said that they are coming, or is asked (decision 385): from the first reminder until
 * the booked time.
 */
export function comingOf(row: TicketRow, office: LocationRow, now: Date): MyTicket['coming'] {
  if (!isAwaited(row, now)) return undefined;
  if (row.coming_at !== null) return 'confirmed';
  return !hasBegun(row, now) && wasAsked(row, wishedReminders(office)) ? 'asked' : undefined;
}
