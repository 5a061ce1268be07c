import type { StaleAfter } from '@vez/shared/bridge';
import { DATES } from './booking-queries';

/** Whoever has booked a day, or gave it up, finds it so in the calendar. */
export const staleAfter: StaleAfter = {
  'ticket/created': [DATES],
  'ticket/cancelled': [DATES],
  'ticket/edited': [DATES],
};
