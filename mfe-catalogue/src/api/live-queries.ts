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

export const usualWeekQuery = (api: Api, at: { serviceId: number; locationId: number }) =>
  queryOptions({
    queryKey: ['catalogue', 'usualWeek', at],
    queryFn: ({ signal }) => api.usualWeek(at, { signal }),
    staleTime: 300_000,
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
