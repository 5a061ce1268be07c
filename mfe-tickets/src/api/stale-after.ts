import type { StaleAfter } from '@vez/shared/bridge';
import { FAVOURITES, WAITING_INFO } from '@vez/shared/queries';
import { EARLIER, HISTORY, MINE, ONE } from './ticket-queries';

const OF_A_TICKET = [MINE, ONE, HISTORY, EARLIER, WAITING_INFO];

/** The tickets and favourites that become stale after changes on another page or in another tab. */
export const staleAfter: StaleAfter = {
  'favourite/changed': [FAVOURITES, MINE, ONE],
  'ticket/created': [MINE],
  'ticket/cancelled': OF_A_TICKET,
  'ticket/edited': OF_A_TICKET,
};
