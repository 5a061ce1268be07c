import type { Handlers } from '../../module-api/module';
import { checkTicket } from '../counters';
import { eventsForOffice } from '../tickets';

/** What happened to a ticket, for its office. */
export const historyCalls = {
  async counterTicketHistory({ params, db, caller }) {
    await checkTicket(db, caller, params.ticketId);
    return eventsForOffice(db, params.ticketId);
  },
} satisfies Handlers;
