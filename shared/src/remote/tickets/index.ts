export { ClosureBadge } from './closure-badge';
export { forgetTicket, knowsOpenTicket } from './known-tickets';
export { Rejoin } from './rejoin';
export { TicketNewsAlert } from './ticket-news-alert';
export { useTicketNews } from './use-ticket-news';
