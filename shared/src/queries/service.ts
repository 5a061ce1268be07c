import { queryOptions } from '@vez/shared/query';
import type { Api } from '../contracts/client';

/** Facts that offices rarely change, in ms. */
const KEPT_MS = 300_000;

/** A service with all its locations (DAT-04). */
export const serviceQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['service', id],
    queryFn: ({ signal }) => api.serviceById({ id }, { signal }),
    staleTime: KEPT_MS,
  });
