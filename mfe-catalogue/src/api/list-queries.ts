// Queries of the screens after the home, kept apart from those that the home starts with.
import { queryOptions } from '@vez/shared/query';
import type { Api, Mode } from '@vez/shared/contracts/client';
import { LIST_KEPT_MS, scope } from './catalogue-queries';

/** Requests only the fields that a row shows. */
const BRIEF = { brief: 'true' } as const;

export const departmentQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['catalogue', 'department', id],
    queryFn: ({ signal }) => api.departmentById({ id }, { signal }),
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

export const lifeEventQuery = (api: Api, mode: Mode, code: string) =>
  queryOptions({
    queryKey: ['catalogue', 'lifeEvent', mode, code],
    queryFn: ({ signal }) => api.lifeEvent({ code, ...scope(mode) }, { signal }),
    staleTime: LIST_KEPT_MS,
  });

/** A shorter page is the last (CAT-63). */
export const RECENT_PAGE = 5;
export const recentPage = (api: Api, mode: Mode, page: number, signal: AbortSignal) =>
  api.recentlyUsed({ page, size: RECENT_PAGE, ...scope(mode) }, { signal });
