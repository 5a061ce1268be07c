import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';

export const serviceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['account', 'service', id],
    queryFn: ({ signal }) => api.serviceById({ id }, { signal }),
    staleTime: 300_000,
  });
