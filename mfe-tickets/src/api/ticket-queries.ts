import { queryOptions } from '@vez/shared/query';
import type { Api } from '@vez/shared/contracts/client';

/** TIX-33 */
const REFRESH_MS = 10_000;

export const ticketsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tickets', 'mine'],
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      return { all: [...queueTickets, ...bookingTickets], readAt: new Date().toISOString() };
    },
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });

export const ticketQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', id],
    queryFn: ({ signal }) => api.ticketById({ id }, { signal }),
    staleTime: 0,
  });

export const waitingInfoQuery = (api: Api, id: string, isLive: boolean) =>
  queryOptions({
    queryKey: ['tickets', 'waitingInfo', id],
    queryFn: ({ signal }) => api.waitingInfoOfTicket({ id }, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    enabled: isLive,
  });

export const favouritesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['tickets', 'favourites'],
    queryFn: ({ signal }) => api.favourites({}, { signal }),
    staleTime: 0,
  });
