export { CounterWay } from './counter-way';
export { TicketCode } from './stub';
export { Paper, TicketMain, TicketStub } from './paper';
export { Ticket, type TicketProps } from './ticket';
