/** Questions that more than one remote asks. A page of ours has a query client for each remote: keys name no remote. */
export * from './favourites';
export { FAVOURITES } from './favourites-key';
export * from './queue-and-offer';
export { serviceQuery } from './service';
export { pointStateQuery, serviceStateQuery } from './states';
export { TICKET_FIGURES, ticketFiguresQuery } from './ticket-figures';
export { WAITING_INFO, waitingInfoQuery } from './waiting-info';
