import type { StaleAfter } from '@vez/shared/bridge';

const MINE = ['tickets', 'mine'];
const ONE = ['tickets', 'one'];

/** What of one's tickets and favourites changes on another page or in another tab. */
export const staleAfter: StaleAfter = {
  'favourite/changed': [['tickets', 'favourites'], MINE, ONE],
  'ticket/created': [MINE],
  'ticket/cancelled': [MINE, ONE],
  'ticket/edited': [MINE, ONE],
};
