import { queryOptions } from '@vez/shared/query';
import type { Api } from '../../contracts/client';

/** The clause of this product. */
const CLAUSE_ID = 1;

/** API-67, in the language of the caller. */
export const clauseQuery = (api: Api) =>
  queryOptions({
    queryKey: ['privacyClause', CLAUSE_ID],
    queryFn: ({ signal }) => api.privacyClause({ id: CLAUSE_ID }, { signal }),
    staleTime: Infinity,
  });
