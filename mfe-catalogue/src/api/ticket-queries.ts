import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { nextTicket } from '../model/next-ticket';

/** What events make stale. */
export const TICKET_COUNT = ['catalogue', 'ticketCount'] as const;
export const NEXT_TICKET = ['catalogue', 'nextTicket'] as const;

export const ticketCountQuery = (api: Api) =>
  queryOptions({
    queryKey: TICKET_COUNT,
    queryFn: ({ signal }) => api.ticketCount({}, { signal }),
    staleTime: 0,
  });

export const nextTicketQuery = (api: Api) =>
  queryOptions({
    queryKey: NEXT_TICKET,
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return nextTicket([...queueTickets, ...bookingTickets]) ?? null;
    },
    staleTime: 0,
  });
