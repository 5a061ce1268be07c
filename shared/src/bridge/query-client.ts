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
