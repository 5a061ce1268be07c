import type { StaleAfter } from '@vez/shared/bridge';
import { FAVOURITES, TICKET_FIGURES } from '@vez/shared/queries';
import { NEXT_TICKET, RECENTLY_USED, TICKET_COUNT } from './keys';

const OF_TICKETS = [TICKET_COUNT, NEXT_TICKET, TICKET_FIGURES];

/** The queries of home and recently used that become stale after changes elsewhere. */
export const staleAfter: StaleAfter = {
  'favourite/changed': [FAVOURITES],
  'ticket/created': [...OF_TICKETS, RECENTLY_USED],
  'ticket/cancelled': OF_TICKETS,
  'ticket/edited': OF_TICKETS,
};
