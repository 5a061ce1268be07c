import type { Deps, ServerModule } from '../../module-api/module';
import { changeCalls, type TicketSettings } from './change-calls';
import { listCalls } from './list-calls';
import { memoCalls } from './memo-calls';

export {
  checkAccount,
  checkMostActive,
  checkNotBooked,
  checkNotQueued,
  lockOwners,
  provesNumber,
} from './entitlement';
export { grantTickets, prepareTickets, ticketGrant } from './grant';
export { answersModule } from './answers';
export { eventsOf, NO_SHOW_ROUTE } from './events';
export { checkIdNumber, createIdentityVault, type IdentityVault } from './identity-number';
export { codeOf } from './jetton-code';
export { checkInOpens, GRACE_MS, isCancellable, isEditable, visitStateOfRow } from './ticket-status';
export { giveSlotBack } from './give-slot-back';
export { maskIdNumber } from './paper-ticket';
export { createTicketCodes, type TicketCodes } from './ticket-code';
export { findOwn, isOwnTicket, ownerOf, type TicketRow } from './ticket-row';
export type { TicketView } from './ticket-view';
export { createTicketWire, type TicketWire } from './wire';
export { insertTickets } from './insert-tickets';
export { ticketRow, type NewTicket } from './new-ticket';
export { nextBookingCode, updateBooking } from './update-booking';

/** The tickets of citizens (API-28, API-33, API-38 to API-40, API-47 to API-49). */
export const ticketsModule = ({ clock }: Deps, settings: TicketSettings): ServerModule => ({
  name: 'tickets',
  handlers: {
    ...listCalls(clock, settings.catalogue, settings.wire),
    ...changeCalls(clock, settings),
    ...memoCalls(settings.catalogue),
  },
});
