import type { Deps, ServerModule } from '../../module-api/module';
import { changeCalls, type TicketSettings } from './change-calls';
import { linkCalls } from './link-calls';
import { listCalls } from './list-calls';
import { memoCalls } from './memo-calls';
import { recentlyUsedCalls } from './recently-used';

export { checkAccount, checkOwnNumber, lockLimits } from './entitlement';
export { grantTickets, type TicketRequest } from './grant';
export { answersModule } from './answers';
export { checkIn } from './check-in';
export { closureOfBooking } from './closed-booking';
export { mayComeEarlier, MOST_UNANSWERED } from './earlier-of-tickets';
export { CLOSURE_ROUTE, eventsForOffice, NO_SHOW_ROUTE, REOPENED_ROUTE, UNANSWERED_ROUTE } from './events';
export { checkIdNumber, createIdentityVault, type IdentityVault } from './identity-number';
export { checkInOpens, GRACE_MS, hasRejoined, isEditable, visitStateOfRow } from './ticket-status';
export { giveSlotBack } from './give-slot-back';
export { countActive } from './list-calls';
export { ownTicket } from './own-ticket';
export { createTicketCodes, type TicketCodes } from './ticket-code';
export { accessOf, lockOwn, lockTicket, type TicketRow } from './ticket-row';
export { createTicketLinks, type TicketLinks } from './ticket-links';
export { createTicketWire, type TicketWire } from './wire';
export { insertTicket } from './insert-ticket';
export type { NewTicket } from './new-ticket';
export { moveToHeld } from './move-to-held';
export { updateBooking } from './update-booking';

/** The tickets of citizens (API-28, API-33, API-38 to API-40, API-47 to API-50). */
export const ticketsModule = ({ clock }: Deps, settings: TicketSettings): ServerModule => ({
  name: 'tickets',
  handlers: {
    ...listCalls(clock, settings.catalogue, settings.wire),
    ...changeCalls(clock, settings),
    ...linkCalls(clock, settings.links),
    ...memoCalls(settings.catalogue),
    ...recentlyUsedCalls(settings.catalogue),
  },
});
