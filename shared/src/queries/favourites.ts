import { queryOptions } from '@vez/shared/query';
import type { Api, Favourite } from '../contracts/client';
import { FAVOURITES } from './favourites-key';

/** The citizen's favourites (DAT-44). */
export const favouritesQuery = (api: Api) =>
  queryOptions({
    queryKey: FAVOURITES,
    queryFn: ({ signal }) => api.favourites({}, { signal }),
  });

/** Why a favourite does not open (ERR-71 to ERR-75). */
export const favouriteProblemQuery = (api: Api, { id, validity }: Favourite) =>
  queryOptions({
    queryKey: ['favouriteProblem', id],
    queryFn: async ({ signal }) => (await api.checkFavourite({ id }, { signal })).problem,
    enabled: !validity,
  });
