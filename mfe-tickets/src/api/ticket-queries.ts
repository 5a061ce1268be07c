import type { Api, Session } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';
import { keepAll, keepOne } from './kept-tickets';

/** TIX-33 */
const REFRESH_MS = 10_000;

/** TIX-25: queue tickets and bookings; each answer is kept for when there is no network. */
export const ticketsQuery = (api: Api, session: Session) =>
  queryOptions({
    queryKey: ['tickets', 'mine'],
    queryFn: async ({ signal }) => {
      const { queueTickets, bookingTickets } = await api.tickets({}, { signal });
      const all = [...queueTickets, ...bookingTickets];
      const readAt = new Date().toISOString();
      keepAll(session, all, readAt);
      return { all, readAt };
    },
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    enabled: session.kind !== 'anonymous',
  });

export const ticketQuery = (api: Api, session: Session, id: string) =>
  queryOptions({
    queryKey: ['tickets', 'one', id],
    queryFn: async ({ signal }) => {
      const mine = await api.ticketById({ id }, { signal });
      const readAt = new Date().toISOString();
      keepOne(session, mine, readAt);
      return { mine, readAt };
    },
    staleTime: 0,
    enabled: session.kind !== 'anonymous',
  });

export const waitingInfoQuery = (api: Api, id: string, isMoving: boolean) =>
  queryOptions({
    queryKey: ['tickets', 'waitingInfo', id],
    queryFn: ({ signal }) => api.waitingInfoOfTicket({ id }, { signal }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    enabled: isMoving,
  });
