import { useQuery as useTrackedQuery } from '@tanstack/react-query';

const useWatchedQuery = (...given: Parameters<typeof useTrackedQuery>) => {
  const result = useTrackedQuery(...given);
  void [result.data, result.error];
  return result;
};

/**
 * `useQuery`, which always renders anew when data or error change. By itself it follows only what was read while it was
 * rendered: a part below that is rendered later, such as the content of a dialog, would miss a failure before that.
 */
export const useQuery = useWatchedQuery as typeof useTrackedQuery;
