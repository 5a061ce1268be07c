import type { PaintedAnswer } from '../contracts/painting';
import { QueryCache, QueryClient, type Query } from '@vez/shared/query';

/**
 * A retry aborts the request in flight and asks again. TanStack Query does so only for a query that has data: the
 * retry of a first read that hangs would join it.
 */
class RetryingCache extends QueryCache {
  override add(query: Query<unknown, Error, unknown>): void {
    const fetch = query.fetch.bind(query);
    query.fetch = (options, fetchOptions) => {
      // Set for a refetch by the user, not for polls and mounts.
      if (fetchOptions?.cancelRefetch) void query.cancel({ silent: true });
      return fetch(options, fetchOptions);
    };
    super.add(query);
  }
}

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

/** For so long not even live figures that came with the page are asked for again. */
const PAINTED_FRESH_MS = 5_000;

/** Takes over the answers that the page was painted with. */
export function takeAnswers(queries: QueryClient, answers: readonly PaintedAnswer[]): void {
  const updatedAt = Date.now() + PAINTED_FRESH_MS;
  for (const [key, data] of answers) queries.setQueryData(key, data, { updatedAt });
}

/** Polls and reads end in their own views, and `shared/http` has repeated them already. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new RetryingCache(),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: 'always',
        // What failed without a network is there again with it, without a tap.
        refetchOnReconnect: ({ state }) => state.error !== null,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
