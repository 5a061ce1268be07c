export { TicketCode } from './stub';
export { Ticket, type TicketProps } from './ticket';
