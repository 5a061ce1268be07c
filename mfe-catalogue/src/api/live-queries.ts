import { queryOptions } from '@vez/shared/query';
import type { Api, Mode } from '@vez/shared/contracts/client';
import { scope } from './catalogue-queries';
import { TICKET_COUNT } from './keys';

export const ticketCountQuery = (api: Api) =>
  queryOptions({
    queryKey: TICKET_COUNT,
    queryFn: ({ signal }) => api.ticketCount({}, { signal }),
    staleTime: 0,
  });

export const grayTestQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'grayTest'],
    queryFn: ({ signal }) => api.grayTestFlag({}, { signal }),
    staleTime: 300_000,
  });

export const searchQuery = (api: Api, mode: Mode, keyword: string) =>
  queryOptions({
    queryKey: ['catalogue', 'search', mode, keyword],
    queryFn: ({ signal }) => api.searchServices({ keyword, ...scope(mode) }, { signal }),
    enabled: keyword !== '',
  });

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

/** CAT-63: a page that holds fewer is the last. */
export const RECENT_PAGE = 5;
export const recentPage = (api: Api, mode: Mode, page: number, signal: AbortSignal) =>
  api.recentlyUsed({ page, size: RECENT_PAGE, ...scope(mode) }, { signal });
