import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api } from '@vez/shared/contracts/client';

/** QUE-10 */
export const QUEUE_REFRESH_MS = 10_000;
export const counterInfoQuery = (api: Api, serviceId: number, locationId: number) =>
  queryOptions({
    queryKey: ['queue', 'counterInfo', serviceId, locationId],
    queryFn: ({ signal }) => api.counterInfo({ serviceId, locationId }, { signal }),
    refetchInterval: pollEvery(QUEUE_REFRESH_MS),
    staleTime: 0,
  });

export const serviceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['queue', 'service', id],
    queryFn: ({ signal }) => api.serviceById({ id }, { signal }),
    staleTime: 300_000,
  });
