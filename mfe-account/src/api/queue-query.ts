import type { Api } from '@vez/shared/contracts/client';
import { pollEvery, queryOptions } from '@vez/shared/query';

/** As often as the form before this screen asks (QUE-10). */
const QUEUE_REFRESH_MS = 10_000;

export const queueQuery = (api: Api, serviceId: number, locationId: number) =>
  queryOptions({
    queryKey: ['account', 'queue', serviceId, locationId],
    queryFn: ({ signal }) => api.counterInfo({ serviceId, locationId }, { signal }),
    refetchInterval: pollEvery(QUEUE_REFRESH_MS),
  });
