import { Suspense, useState } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { createStore } from '../store';
import { useStoreOnceShown } from '../use-store';
import { useShell } from './shell-context';
import { areStoresDismissed, dismissStores } from './stores-dismissed';

const StoreLinks = lazyScreen(() => import(/* webpackChunkName: "stores" */ './store-links'), 'StoreLinks');

/** In a browser at a desk, where the app can be got; until it is dismissed (SHL-04). Loaded only where it can be got. */
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
  if (isDismissed || inApp || (!stores.ios && !stores.android)) return null;
  return (
    <ScreenBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <StoreLinks {...stores} onDismiss={dismiss} />
      </Suspense>
    </ScreenBoundary>
  );
}
