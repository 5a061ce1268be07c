import { pollEvery, queryOptions } from '@vez/shared/query';
import type { Api, Favourite } from '@vez/shared/contracts/client';
import { LIVE_REFRESH_MS } from '@vez/shared/domain';

export const counterInfoQuery = (api: Api, serviceId: number, locationId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'counterInfo', serviceId, locationId],
    queryFn: ({ signal }) => api.counterInfo({ serviceId, locationId }, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    staleTime: 0,
  });

export const offerQuery = (api: Api, serviceId: number, locationId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'offer', serviceId, locationId],
    queryFn: ({ signal }) => api.locationService({ serviceId, locationId }, { signal }),
  });

export const ticketCountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'ticketCount'],
    queryFn: ({ signal }) => api.ticketCount({}, { signal }),
    staleTime: 0,
  });

export const grayTestQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'grayTest'],
    queryFn: ({ signal }) => api.grayTestFlag({}, { signal }),
    staleTime: 300_000,
  });

export const favouritesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'favourites'],
    queryFn: ({ signal }) => api.favourites({}, { signal }),
  });

/** Why a favourite does not open (ERR-71 to ERR-75). */
export const favouriteProblemQuery = (api: Api, { id, validity }: Favourite) =>
  queryOptions({
    queryKey: ['catalogue', 'favouriteProblem', id],
    queryFn: async ({ signal }) => (await api.checkFavourite({ id }, { signal })).problem,
    enabled: !validity,
  });

export const searchQuery = (api: Api, keyword: string) =>
  queryOptions({
    queryKey: ['catalogue', 'search', keyword],
    queryFn: ({ signal }) => api.searchServices({ keyword }, { signal }),
    enabled: keyword !== '',
  });

export const serviceByCodeQuery = (api: Api, code: string) =>
  queryOptions({
    queryKey: ['catalogue', 'serviceByCode', code],
    queryFn: ({ signal }) => api.serviceByCode({ code }, { signal }),
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
export const recentPage = (api: Api, page: number, signal: AbortSignal) =>
  api.recentlyUsed({ page, size: RECENT_PAGE }, { signal });
