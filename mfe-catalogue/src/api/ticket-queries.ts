import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { nextTicket } from '../model/next-ticket';
import { NEXT_TICKET } from './keys';

export const nextTicketQuery = (api: Api) =>
  queryOptions({
    queryKey: NEXT_TICKET,
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return nextTicket([...queueTickets, ...bookingTickets]) ?? null;
    },
    staleTime: 0,
  });
