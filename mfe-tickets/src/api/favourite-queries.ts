import type { Api, Favourite } from '@vez/shared/contracts/client';
import { LIVE_REFRESH_MS } from '@vez/shared/domain';
import { pollEvery, queryOptions } from '@vez/shared/query';

export const favouritesQuery = (api: Api, isKnown: boolean) =>
  queryOptions({
    queryKey: ['tickets', 'favourites'],
    queryFn: ({ signal }) => api.favourites({}, { signal }),
    staleTime: 0,
    enabled: isKnown,
  });

/** Why a favourite does not open (ERR-71 to ERR-75). */
export const favouriteProblemQuery = (api: Api, { id, validity }: Favourite) =>
  queryOptions({
    queryKey: ['tickets', 'favouriteProblem', id],
    queryFn: async ({ signal }) => (await api.checkFavourite({ id }, { signal })).problem,
    enabled: !validity,
  });

export const queueFiguresQuery = (api: Api, { serviceId, locationId, validity }: Favourite) =>
  queryOptions({
    queryKey: ['tickets', 'queueFigures', serviceId, locationId],
    queryFn: ({ signal }) => api.counterInfo({ serviceId, locationId }, { signal }),
    refetchInterval: pollEvery(LIVE_REFRESH_MS),
    enabled: validity,
  });
