/** The part of TanStack Query that remotes use; shared through this file for the reason given in `router.ts`. */
export {
  keepPreviousData,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQueryClient,
  type Query,
} from '@tanstack/react-query';
export { pollEvery } from './poll-every';
export { useQuery } from './watched-query';
