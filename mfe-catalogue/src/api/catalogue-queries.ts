import { queryOptions } from '@vez/shared/query';
import type { Api, Mode } from '@vez/shared/contracts/client';

/** The remote counter has lists of its own; the flag travels as text. */
export const scope = (mode: Mode) => (mode === 'remoteCounter' ? { remoteCounter: 'true' as const } : {});
const LIST_KEPT_MS = 300_000;
/** What a row shows, and no more. */
const BRIEF = { brief: 'true' } as const;

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

export const departmentQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['catalogue', 'department', id],
    queryFn: ({ signal }) => api.departmentById({ id }, { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const videoServicesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['catalogue', 'videoServices'],
    queryFn: ({ signal }) => api.videoServices({}, { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const serviceTypesQuery = (api: Api, mode: Mode, departmentId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'serviceTypes', mode, departmentId],
    queryFn: ({ signal }) => api.serviceTypes({ id: departmentId, ...BRIEF, ...scope(mode) }, { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const locationsOfDepartmentQuery = (api: Api, mode: Mode, departmentId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'locationsOfDepartment', mode, departmentId],
    queryFn: ({ signal }) => api.locationsOfDepartment({ id: departmentId, ...scope(mode) }, { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const servicesAtLocationQuery = (api: Api, mode: Mode, departmentId: number, locationId: number) =>
  queryOptions({
    queryKey: ['catalogue', 'servicesAtLocation', mode, departmentId, locationId],
    queryFn: ({ signal }) =>
      api.servicesAtLocation({ departmentId, locationId, ...BRIEF, ...scope(mode) }, { signal }),
    staleTime: LIST_KEPT_MS,
  });

export const categoriesQuery = (api: Api, mode: Mode) =>
  queryOptions({
    queryKey: ['catalogue', 'categories', mode],
    queryFn: async ({ signal }) => {
      const [main, other] = await Promise.all([
        api.categories(scope(mode), { signal }),
        api.otherCategories(scope(mode), { signal }),
      ]);
      return { main, other };
    },
    staleTime: LIST_KEPT_MS,
  });

export const servicesOfCategoryQuery = (api: Api, mode: Mode, id: number) =>
  queryOptions({
    queryKey: ['catalogue', 'servicesOfCategory', mode, id],
    queryFn: ({ signal }) => api.servicesOfCategory({ id, ...BRIEF, ...scope(mode) }, { signal }),
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
