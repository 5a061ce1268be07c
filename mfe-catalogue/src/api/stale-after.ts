import type { StaleAfter } from '@vez/shared/bridge';

const OF_TICKETS = [
  ['catalogue', 'ticketCount'],
  ['catalogue', 'nextTicket'],
];

/** What of home and of recently used a citizen changes elsewhere. */
export const staleAfter: StaleAfter = {
  'favourite/changed': [['catalogue', 'favourites']],
  'ticket/created': [...OF_TICKETS, ['catalogue', 'recent']],
  'ticket/cancelled': OF_TICKETS,
  'ticket/edited': OF_TICKETS,
};
