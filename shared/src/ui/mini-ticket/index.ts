export { MiniTicket, type MiniTicketProps, type MiniTicketTone } from './mini-ticket';
