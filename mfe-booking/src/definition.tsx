import { remoteDefinition } from '@vez/shared/remote';
import { DATES } from './api/booking-queries';
import { forgetDrafts, holdsDraft } from './drafts/stores';
import { routes } from './routes';
import { texts } from './texts';

export const definition = remoteDefinition({
  routes,
  texts,
  // The calendar shows the citizen's own bookings and cancellations.
  staleAfter: {
    'ticket/created': [DATES],
    'ticket/cancelled': [DATES],
    'ticket/edited': [DATES],
  },
  forget: forgetDrafts,
  holdsDraft,
});
