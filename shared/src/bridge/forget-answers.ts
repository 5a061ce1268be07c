import type { Query, QueryClient } from '@vez/shared/query';

const isLoading = (query: Query) => query.isActive() && query.state.data === undefined;

/**
 * Drops all answers, because they may belong to another person. Pending queries are refetched: without its query, a
 * screen would wait forever.
 */
export function forgetAnswers(queries: QueryClient): void {
  queries.removeQueries({ predicate: (query) => !isLoading(query) });
  queries.getMutationCache().clear();
  void queries.refetchQueries({ predicate: isLoading });
}
