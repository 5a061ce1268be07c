import { addDays } from '@vez/shared/dates';
import { cityDay, cityInstant } from '../../city/city';
import type { Clock } from '../../db/clock';
import type { Handlers } from '../../module-api/module';
import { ownTicket } from './own-ticket';
import type { TicketLinks } from './ticket-links';

/** Opens the link of a ticket, and makes one that only shows it. */
export const linkCalls = (clock: Clock, links: TicketLinks) =>
  ({
    openTicketLink: ({ body, db }) => links.open(db, body.code),

    async shareTicket({ params, caller, db }) {
      const row = await ownTicket(db, caller, params.id);
      const today = cityDay(clock.now());
      const address = links.addressToShare(row, today);
      return { address, until: cityInstant(addDays(today, 1), '00:00').toISOString() };
    },
  }) satisfies Handlers;
