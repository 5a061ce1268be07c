import type { Api } from '@vez/shared/contracts/client';
import { pollEvery, queryOptions } from '@vez/shared/query';
import { nextTicket } from '../model/next-ticket';

/** TIX-33 */
const REFRESH_MS = 10_000;

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
    refetchInterval: pollEvery(REFRESH_MS),
    staleTime: 0,
  });
