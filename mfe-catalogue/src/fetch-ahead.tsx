import { useEffect } from 'react';
import { useBridge, type LoadableScreen } from '@vez/shared/bridge';
import { retryImport } from '@vez/shared/chunks';
import { useQueryClient } from '@vez/shared/query';

/** The page is painted and its own lists are asked for: what comes next may use the network. */
const REST_MS = 1_500;

/** Makes the likely next screen ready while this one is read. */
function useFetchAhead() {
  const bridge = useBridge();
  const queries = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const timer = setTimeout(() => {
      retryImport(() => import(/* webpackChunkName: "lists" */ './ahead')).then(
        ({ goAhead }) => {
          if (!isGone) stop = goAhead(bridge, queries);
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

/** The screen, and what comes after it made ready. Screens know nothing of it: what is fetched ahead is screens. */
export function withFetchAhead(Screen: LoadableScreen): LoadableScreen {
  function FetchingAhead() {
    useFetchAhead();
    return <Screen />;
  }
  return Object.assign(FetchingAhead, { preload: Screen.preload });
}
