import type { Offer } from '@vez/shared/contracts/client';

/** BOK-03: `status` counts 1, `timeTicketStatus` counts 2. */
export const availabilityCode = ({ status, timeTicketStatus }: Pick<Offer, 'status' | 'timeTicketStatus'>) =>
  (status ? 1 : 0) + (timeTicketStatus ? 2 : 0);
