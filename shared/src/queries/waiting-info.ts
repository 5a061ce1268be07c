import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api } from '../contracts/client';
import { LIVE_REFRESH_MS } from '../domain';

/** The prefix of the keys that events make stale. */
export const WAITING_INFO = ['waitingInfo'] as const;

/** The status of a waiting ticket, polled every 10 s (TIX-33). */
export const waitingInfoQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...WAITING_INFO, id],
    queryFn: ({ signal }) => api.waitingInfoOfTicket({ id }, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    staleTime: 0,
  });
