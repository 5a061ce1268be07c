import type { Api } from '@vez/shared/contracts/client';
import { LIVE_REFRESH_MS } from '@vez/shared/domain';
import { pollEvery, queryOptions } from '@vez/shared/query';
import { nextTicket } from '../model/next-ticket';

export const nextTicketQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'nextTicket'],
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return nextTicket([...queueTickets, ...bookingTickets]) ?? null;
    },
    staleTime: 0,
  });

/** How many are ahead of a ticket now. */
export const waitingQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'waiting', id],
    queryFn: ({ signal }) => api.waitingInfoOfTicket({ id }, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    staleTime: 0,
  });
