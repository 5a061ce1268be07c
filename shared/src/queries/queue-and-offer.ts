import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api } from '../contracts/client';
import { LIVE_REFRESH_MS, type ServicePoint } from '../domain';

/** The live figures of a queue, polled every 10 s (QUE-10, DAT-11). */
export const counterInfoQuery = (api: Api, at: ServicePoint) =>
  queryOptions({
    queryKey: ['counterInfo', at],
    queryFn: ({ signal }) => api.counterInfo(at, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    staleTime: 0,
  });

/** The offer of a service point: bookings, time tickets, queue tickets (BOK-03). */
export const offerQuery = (api: Api, at: ServicePoint) =>
  queryOptions({
    queryKey: ['offer', at],
    queryFn: ({ signal }) => api.locationService(at, { signal }),
  });
