import type { Query, QueryClient } from '@vez/shared/query';

const isLoading = (query: Query) => query.isActive() && query.state.data === undefined;

/**
 * Drops all answers, as they may be of another person. What is still loading is fetched again: without its query a
 * screen would wait for it for good.
 */
export function forgetAnswers(queries: QueryClient): void {
  queries.removeQueries({ predicate: (query) => !isLoading(query) });
  queries.getMutationCache().clear();
  void queries.refetchQueries({ predicate: isLoading });
}
