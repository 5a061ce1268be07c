import { useQuery as useTrackedQuery } from '@tanstack/react-query';

const useWatchedQuery = (...given: Parameters<typeof useTrackedQuery>) => {
  const result = useTrackedQuery(...given);
  void [result.data, result.error];
  return result;
};

/**
 * A `useQuery` that always rerenders when data or error change. The original tracks only fields that were read during
 * render: a part below that renders later, such as a dialog's content, would miss an earlier failure.
 */
export const useQuery = useWatchedQuery as typeof useTrackedQuery;
