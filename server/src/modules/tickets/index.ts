import type { Deps, ServerModule } from '../../module-api/module';
import { changeCalls, type TicketSettings } from './change-calls';
import { listCalls } from './list-calls';
import { memoCalls } from './memo-calls';

export { checkAccount, checkMayBook, checkMayQueue, lockOwners, provesNumber } from './entitlement';
export { grantTickets, type TicketRequest } from './grant';
export { answersModule } from './answers';
export { eventsOf, NO_SHOW_ROUTE } from './events';
export { checkIdNumber, createIdentityVault, type IdentityVault } from './identity-number';
export { checkInOpens, GRACE_MS, isEditable, visitStateOfRow } from './ticket-status';
export { giveSlotBack } from './give-slot-back';
export { maskIdNumber } from './paper-ticket';
export { createTicketCodes, type TicketCodes } from './ticket-code';
export { findOwn, ownerOf, type TicketRow } from './ticket-row';
export { createTicketWire, type TicketWire } from './wire';
export { insertTicket } from './insert-ticket';
export type { NewTicket } from './new-ticket';
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
