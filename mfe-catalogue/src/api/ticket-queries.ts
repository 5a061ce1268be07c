import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { isToCome } from '../model/next-ticket';
import { NEXT_TICKET } from './keys';

/** The tickets of this person that are still to come. */
export const ticketsToComeQuery = (api: Api) =>
  queryOptions({
    queryKey: NEXT_TICKET,
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return [...queueTickets, ...bookingTickets].filter(isToCome);
    },
    staleTime: 0,
  });
