import type { Api } from '@vez/shared/contracts/client';
import { LIVE_REFRESH_MS } from '@vez/shared/domain';
import { pollEvery, queryOptions } from '@vez/shared/query';

export const queueQuery = (api: Api, serviceId: number, locationId: number) =>
  queryOptions({
    queryKey: ['account', 'queue', serviceId, locationId],
    queryFn: ({ signal }) => api.counterInfo({ serviceId, locationId }, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
  });
