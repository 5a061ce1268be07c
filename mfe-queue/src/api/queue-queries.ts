import { LIVE_REFRESH_MS } from '@vez/shared/domain';
import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api } from '@vez/shared/contracts/client';

export const counterInfoQuery = (api: Api, serviceId: number, locationId: number) =>
  queryOptions({
    queryKey: ['queue', 'counterInfo', serviceId, locationId],
    queryFn: ({ signal }) => api.counterInfo({ serviceId, locationId }, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    staleTime: 0,
  });

export const serviceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['queue', 'service', id],
    queryFn: ({ signal }) => api.serviceById({ id }, { signal }),
    staleTime: 300_000,
  });
