/** Queries of more than one remote. Each remote has its own query client, so keys contain no remote. */
export * from './favourites';
export { FAVOURITES } from './favourites-key';
export * from './queue-and-offer';
export { serviceQuery } from './service';
export { pointStateQuery, serviceStateQuery } from './states';
export { TICKET_FIGURES, ticketFiguresQuery } from './ticket-figures';
export { WAITING_INFO, waitingInfoQuery } from './waiting-info';
