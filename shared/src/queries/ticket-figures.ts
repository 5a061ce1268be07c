import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api } from '../contracts/client';
import { LIVE_REFRESH_MS } from '../domain';

/** The prefix of the keys that events make stale. */
export const TICKET_FIGURES = ['ticketFigures'] as const;

/**
 * The figures of all active tickets; failed ones are missing (decision 92). Their calls are silent, whereas refetching
 * the list would show the loading indicator, and offline a toast, every 10 s.
 */
export const ticketFiguresQuery = (api: Api, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...TICKET_FIGURES, ids],
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
