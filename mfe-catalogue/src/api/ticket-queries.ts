import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { NEXT_TICKET } from './keys';

/** The tickets of this person, also those that ended lately. */
export const ticketsQuery = (api: Api) =>
  queryOptions({
    queryKey: NEXT_TICKET,
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return [...queueTickets, ...bookingTickets];
    },
    staleTime: 0,
  });
