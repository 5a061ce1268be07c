import { cityDay } from '../../city/city';
import type { Queryable } from '../../db/db';
import { Refusal } from '../../module-api/refusal';
import { letOthersPass } from '../queue';
import type { TicketRow } from './ticket-row';

/** Lets the next people behind a locked ticket go first. @throws Refusal `ticketNotActive`, `nobodyBehind` */
export async function letPass(db: Queryable, row: TicketRow, now: Date): Promise<TicketRow> {
  const isWaiting = row.type === 'QUEUE' && row.progress === 'waiting' && row.day === cityDay(now);
  if (!isWaiting) throw new Refusal('ticketNotActive');
  const queue = { serviceId: row.service_id, locationId: row.location_id };
  const moved = await letOthersPass(db, queue, row.id, now);
  if (moved === undefined) throw new Refusal('nobodyBehind');
  return moved;
}
