import { useEffect } from 'react';
import { useBridge, type LoadableScreen } from '@vez/shared/bridge';
import { retryImport } from '@vez/shared/chunks';
import { useQueryClient } from '@vez/shared/query';

/** Fetches the code of the screen at a path, so that it is shown at once. */
export type Preload = (path: string) => void;

/** By this time, the page has requested its own lists, and the network is free. */
const REST_MS = 1_500;

/** Prefetches the likely next screen while the user reads this one. */
function usePrefetch(preload: Preload) {
  const bridge = useBridge();
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      retryImport(() => import(/* webpackChunkName: "lists" */ './prefetch')).then(
        ({ startPrefetch }) => {
          if (!isGone) stop = startPrefetch(bridge, queries, preload);
        },
        () => undefined,
      );
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [bridge, queries, preload]);
}

/** Adds prefetching to a screen from outside, which avoids an import cycle. */
export function withPrefetch(Screen: LoadableScreen, preload: Preload): LoadableScreen {
  function Prefetching() {
    usePrefetch(preload);
    return <Screen />;
  }
  return Object.assign(Prefetching, { preload: Screen.preload });
}
