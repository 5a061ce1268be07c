import { QueryCache, QueryClient, type Query } from '@vez/shared/query';

const hasFailed = (query: Query<unknown, Error, unknown>) =>
  query.isActive() && query.state.status === 'error' && query.state.fetchStatus === 'idle';

/**
 * Makes a retry abort the pending request and send another. TanStack Query does so only for a query with data: the
 * retry of a first read that hangs would join it. A retry of a failed read also repeats the others on the screen that
 * failed: otherwise the next part of the screen would show its failure, and need a tap of its own.
 */
class RetryingCache extends QueryCache {
  override add(query: Query<unknown, Error, unknown>): void {
    const fetch = query.fetch.bind(query);
    query.fetch = (options, fetchOptions) => {
      // Set for a refetch by the user, not for polls and mounts.
      if (fetchOptions?.cancelRefetch) {
        const others = hasFailed(query) ? this.getAll().filter((one) => one !== query && hasFailed(one)) : [];
        void query.cancel({ silent: true });
        // Their own parts show how they end.
        others.forEach((other) => void other.fetch().catch(() => undefined));
      }
      return fetch(options, fetchOptions);
    };
    super.add(query);
  }
}

/** Without retries: `shared/http` already retries reads, and each view shows its own failure. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new RetryingCache(),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: 'always',
        // Queries that failed offline are refetched without a tap when the network is back.
        refetchOnReconnect: ({ state }) => state.error !== null,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
