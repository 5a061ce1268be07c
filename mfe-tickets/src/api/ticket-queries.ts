import type { Api, Session } from '@vez/shared/contracts/client';
import { LIVE_REFRESH_MS } from '@vez/shared/domain';
import { pollEvery, queryOptions } from '@vez/shared/query';
import { keepAll, keepOne } from './kept-tickets';

/** What events make stale. */
export const MINE = ['tickets', 'mine'] as const;
export const ONE = ['tickets', 'one'] as const;
export const HISTORY = ['tickets', 'history'] as const;

/** TIX-25: queue tickets and bookings; the answer is kept for when there is no network. */
export const ticketsQuery = (api: Api, session: Session) =>
  queryOptions({
    queryKey: MINE,
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      const all = [...queueTickets, ...bookingTickets];
      const readAt = new Date().toISOString();
      keepAll(session, all, readAt);
      return { all, readAt };
    },
    staleTime: 0,
    refetchOnReconnect: true,
    enabled: session.kind !== 'anonymous',
  });

/**
 * The figures of all tickets that move; those that failed are missing (decision 92). Their calls are silent, where reading the whole list again would show
 * the loading indicator, and a toast without a network, every 10 s.
 */
export const figuresQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['tickets', 'figures', ids],
    queryFn: async ({ signal }) => {
      const asked = await Promise.allSettled(ids.map((id) => api.waitingInfoOfTicket({ id }, { signal })));
      const failed = asked.find(({ status }) => status === 'rejected');
      const all = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (all.length === 0 && failed) throw (failed as PromiseRejectedResult).reason;
      return {
        byTicket: new Map(all.map((figures) => [figures.ticketId, figures])),
        readAt: new Date().toISOString(),
      };
    },
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    staleTime: 0,
    enabled: ids.length > 0,
  });

export const ticketQuery = (api: Api, session: Session, id: string) =>
  queryOptions({
    queryKey: [...ONE, id],
    queryFn: async ({ signal }) => {
      const mine = await api.ticketById({ id }, { signal });
      const readAt = new Date().toISOString();
      keepOne(session, mine, readAt);
      return { mine, readAt };
    },
    staleTime: 0,
    refetchOnReconnect: true,
    enabled: session.kind !== 'anonymous',
  });

/** What happened to a ticket; read on request. */
export const historyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...HISTORY, id],
    queryFn: ({ signal }) => api.ticketHistory({ id }, { signal }),
    staleTime: 0,
  });
