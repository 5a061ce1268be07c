import { statement } from '../../db/db';
import type { Handlers } from '../../module-api/module';
import { NotFound } from '../../module-api/refusal';
import { checkTicket } from '../counters';
import { eventsOf } from '../tickets';

const FIND = statement('visits-find', 'SELECT * FROM ticket WHERE id = $1');

/** What happened to a ticket, for the office. */
export const historyCalls = {
  async counterTicketHistory({ params, db, caller }) {
    await checkTicket(db, caller, params.ticketId);
    const [row] = await db.query(FIND, [params.ticketId]);
    if (row === undefined) throw new NotFound();
    return eventsOf(db, row);
  },
} satisfies Handlers;
