import type { StaffApi } from './staff-api';
import { pollEvery, queryOptions } from '@vez/shared/query';

/** How often screens read without the stream, and, as a safety net, with it. */
const WITHOUT_STREAM_MS = 10_000;
const WITH_STREAM_MS = 30_000;

const polling = (isLive: boolean) => pollEvery(isLive ? WITH_STREAM_MS : WITHOUT_STREAM_MS);

/** An answer with the moment at which it came: the clocks of a counter and of the server may differ. */
const dated = <Answer>(answer: Answer) => ({ ...answer, readAt: Date.now() });

/** Nobody may be there to press "again". */
const againAfterFailure = ({ state }: { state: { status: string } }) =>
  state.status === 'error' ? WITHOUT_STREAM_MS : false;

/** Who is logged in; `isShown` where its queues are shown. */
export const selfQuery = (api: StaffApi, isShown = false) =>
  queryOptions({
    queryKey: ['staff', 'self'],
    queryFn: ({ signal }) => api.staffSelf({}, { signal }),
    refetchInterval: isShown ? polling(false) : againAfterFailure,
    refetchIntervalInBackground: true,
    ...(isShown ? { staleTime: 0 } : {}),
    refetchOnReconnect: true,
  });

/** What a counter sees; without one, all of its office. */
export const deskQuery = (api: StaffApi, at: { locationId: number; counter: string }, isLive: boolean) =>
  queryOptions({
    queryKey: ['staff', 'desk', at],
    queryFn: async ({ signal }) => dated(await api.desk(at, { signal })),
    refetchInterval: polling(isLive),
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
    staleTime: 0,
  });

export const boardQuery = (api: StaffApi, locationId: number, isLive: boolean) =>
  queryOptions({
    queryKey: ['staff', 'board', locationId],
    queryFn: async ({ signal }) => dated(await api.board({ locationId }, { signal })),
    refetchInterval: polling(isLive),
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
    staleTime: 0,
  });

/** Read often enough that a new key is known before its first code comes; kept through a cut. */
const KEYS_MS = 600_000;

/** The public keys of codes, by which a kiosk checks them without a connection. */
export const codeKeysQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['staff', 'codeKeys'],
    queryFn: ({ signal }) => api.codeKeys({}, { signal, silent: true }),
    refetchInterval: KEYS_MS,
    refetchIntervalInBackground: true,
    gcTime: Infinity,
  });

/** What happened to a ticket so far. */
export const historyQuery = (api: StaffApi, { ticketId, state }: { ticketId: string; state: string }) =>
  queryOptions({
    // Another state is another history.
    queryKey: ['staff', 'history', ticketId, state],
    queryFn: ({ signal }) => api.counterTicketHistory({ ticketId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Free times of a service, for an appointment made at the office. */
export const timesQuery = (api: StaffApi, of: { locationId: number; serviceId: number }) =>
  queryOptions({
    queryKey: ['staff', 'times', of],
    queryFn: ({ signal }) => api.officeTimes(of, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What the person at the counter has filled in: read anew for each of them, and kept nowhere. */
export const answersQuery = (api: StaffApi, ticketId: string) =>
  queryOptions({
    queryKey: ['staff', 'answers', ticketId],
    queryFn: ({ signal }) => api.visitAnswers({ ticketId }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  });
