import type { MyTicket } from '@vez/shared/contracts';
import type { Queryable } from '../../db/db';
import type { TicketWire, ToldTicket } from './wire';
import { insertTickets } from './write-ticket';

/** Writes new tickets, and tells their owners of them: both go to the database in one round trip. */
export async function grantTickets(
  db: Queryable,
  ticketWire: TicketWire,
  tickets: ToldTicket[],
): Promise<MyTicket[]> {
  const inserting = insertTickets(
    db,
    tickets.map(({ row }) => row),
  );
  const telling = ticketWire(db, tickets);
  // Where the tickets are refused, nothing can be read either; the first says why.
  telling.catch(() => undefined);
  await inserting;
  return telling;
}
