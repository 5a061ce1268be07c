import { queryOptions } from '@vez/shared/query';
import type { Api, Mode } from '@vez/shared/contracts/client';
import { scope } from './catalogue-queries';

export const serviceByCodeQuery = (api: Api, mode: Mode, code: string) =>
  queryOptions({
    queryKey: ['catalogue', 'serviceByCode', mode, code],
    queryFn: ({ signal }) => api.serviceByCode({ code, ...scope(mode) }, { signal }),
  });

/** CAT-24 */
const HISTORY_SHOWN = 10;

export const searchHistoryQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'searchHistory'],
    queryFn: async ({ signal }) => (await api.searchRecords({}, { signal })).slice(0, HISTORY_SHOWN),
    staleTime: 0,
  });
