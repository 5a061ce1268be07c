import type { Api } from '@vez/shared/contracts/client';
import { queryOptions } from '@vez/shared/query';

/** The clause of this product. */
const CLAUSE_ID = 1;

/** API-67 */
export const clauseQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'privacyClause', CLAUSE_ID],
    queryFn: ({ signal }) => api.privacyClause({ id: CLAUSE_ID }, { signal }),
    staleTime: Infinity,
  });
