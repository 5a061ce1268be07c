import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { NEXT_TICKET } from './keys';

/** This person's tickets, including recently ended ones. */
export const ticketsQuery = (api: Api) =>
  queryOptions({
    queryKey: NEXT_TICKET,
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return [...queueTickets, ...bookingTickets];
    },
    staleTime: 0,
  });
