import type { Api, Session } from '@vez/shared/contracts/client';
import { mayOpenTicket } from '@vez/shared/domain';
import { pollEvery, queryOptions } from '@vez/shared/query';
import { keepAll, keepOne } from './kept-tickets';

/** The prefix of the keys that events make stale. */
export const MINE = ['tickets', 'mine'] as const;
export const ONE = ['tickets', 'one'] as const;
export const HISTORY = ['tickets', 'history'] as const;
export const EARLIER = ['tickets', 'earlier'] as const;

/** How often a ticket is polled that may be offered an earlier time, in ms. */
const OFFER_POLL_MS = 10_000;

/** Queue tickets and bookings (TIX-25); the answer is stored for offline use. */
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

export const ticketQuery = (api: Api, session: Session, id: string) =>
  queryOptions({
    queryKey: [...ONE, id],
    queryFn: async ({ signal }) => {
      const mine = await api.ticketById({ id }, { signal });
      const readAt = new Date().toISOString();
      // The ticket of a link may be that of another person.
      if (session.linked?.ticketId !== id) keepOne(session, mine, readAt);
      return { mine, readAt };
    },
    staleTime: 0,
    refetchOnReconnect: true,
    refetchInterval: (query) =>
      query.state.data?.mine.earlier?.state === 'looking' && pollEvery(OFFER_POLL_MS)(query),
    enabled: mayOpenTicket(session, id),
  });

/** The place of a counter that called after the ticket was read: the figures only name it, the ticket locates it. */
export const counterPlaceQuery = (api: Api, id: string, counter: string) =>
  queryOptions({
    queryKey: ['tickets', 'counterPlace', id, counter],
    queryFn: async ({ signal }) => (await api.ticketById({ id }, { signal })).counterPlace ?? null,
  });

/** The history of a ticket, read on request. */
export const historyQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...HISTORY, id],
    queryFn: ({ signal }) => api.ticketHistory({ id }, { signal }),
    staleTime: 0,
  });

/** What can be asked for to get an earlier time, and was. */
export const earlierChoicesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...EARLIER, id],
    queryFn: ({ signal }) => api.earlierChoices({ id }, { signal }),
    staleTime: 0,
  });
