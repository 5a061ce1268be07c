import { useEffect } from 'react';
import { useBridge, type LoadableScreen } from '@vez/shared/bridge';
import { retryImport } from '@vez/shared/chunks';
import { useQueryClient } from '@vez/shared/query';

/** The page is painted and its own lists are asked for: what comes next may use the network. */
const REST_MS = 1_500;

/** Makes the likely next screen ready while this one is read. */
function usePrefetch() {
  const bridge = useBridge();
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      retryImport(() => import(/* webpackChunkName: "lists" */ './prefetch')).then(
        ({ startPrefetch }) => {
          if (!isGone) stop = startPrefetch(bridge, queries);
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [bridge, queries]);
}

/** The screen, and what comes after it made ready. Screens know nothing of it: what is prefetched is screens. */
export function withPrefetch(Screen: LoadableScreen): LoadableScreen {
  function Prefetching() {
    usePrefetch();
    return <Screen />;
  }
  return Object.assign(Prefetching, { preload: Screen.preload });
}
