import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { createStore } from '../store';
import { useStoreOnceShown } from '../use-store';
import { useShell } from './shell-context';
import { areStoresDismissed, dismissStores } from './stores-dismissed';

const StoreLinks = lazyScreen(() => import(/* webpackChunkName: "stores" */ './store-links'), 'StoreLinks');

/** Where the style of the links hides them anyway: their code is not loaded there. */
const HIDDEN_IN = '(max-width: 639.98px), (hover: none)';
function onChange(tell: () => void): () => void {
  const media = window.matchMedia(HIDDEN_IN);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
const isHiddenNow = () => window.matchMedia(HIDDEN_IN).matches;

/** In a browser at a desk, where the app can be got; until it is dismissed (SHL-04). Loaded only there. */
export function StoreBanner() {
  const { stores, inHostApp } = useShell();
  const [dismissed] = useState(() => createStore(areStoresDismissed()));
  // Painted for all: who dismissed it, or is in the app, sees it go.
  const isDismissed = useStoreOnceShown(dismissed, false);
  const inApp = useStoreOnceShown(inHostApp, false);
  const [dismiss] = useState(() => () => {
    dismissStores();
    dismissed.set(true);
  });
  const isHidden = useSyncExternalStore(onChange, isHiddenNow, () => false);
  if (isDismissed || inApp || isHidden || (!stores.ios && !stores.android)) return null;
  return (
    <ScreenBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <StoreLinks {...stores} onDismiss={dismiss} />
      </Suspense>
    </ScreenBoundary>
  );
}
