import { queryOptions } from '@vez/shared/query';
import type { Api, Mode } from '@vez/shared/contracts/client';

/** The remote counter has its own lists; the flag is sent as text. */
export const scope = (mode: Mode) => (mode === 'remoteCounter' ? { remoteCounter: 'true' as const } : {});
export const LIST_KEPT_MS = 300_000;

export const departmentsQuery = (api: Api, mode: Mode) =>
  queryOptions({
    queryKey: ['catalogue', 'departments', mode],
    queryFn: ({ signal }) => api.departments(scope(mode), { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const departmentCountQuery = (api: Api, mode: Mode) =>
  queryOptions({
    queryKey: ['catalogue', 'departmentCount', mode],
    queryFn: ({ signal }) => api.departmentCount(scope(mode), { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const videoServicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'videoServices'],
    queryFn: ({ signal }) => api.videoServices({}, { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const recommendedQuery = (api: Api, mode: Mode) =>
  queryOptions({
    queryKey: ['catalogue', 'recommended', mode],
    queryFn: ({ signal }) => api.recommendedServices(scope(mode), { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const hotQuery = (api: Api, mode: Mode) =>
  queryOptions({
    queryKey: ['catalogue', 'hot', mode],
    queryFn: ({ signal }) => api.hotServices(scope(mode), { signal }),
    staleTime: LIST_KEPT_MS,
  });
