import type { Offer } from '@vez/shared/contracts/client';

/** Adds 1 for `status` and 2 for `timeTicketStatus` (BOK-03). */
export const availabilityCode = ({ status, timeTicketStatus }: Pick<Offer, 'status' | 'timeTicketStatus'>) =>
  (status ? 1 : 0) + (timeTicketStatus ? 2 : 0);
