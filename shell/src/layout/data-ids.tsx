import { Suspense } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { useStore } from '../use-store';
import { loadDeferred } from './load-deferred';
import { useShell } from './shell-context';

const DataIdLine = lazyScreen(loadDeferred, 'DataIdLine');

/** The ids at the foot of a page, if switched on (SHL-30, SHL-32); loaded only then. */
export function DataIds() {
  const isShown = useStore(useShell().switches.showDataId);
  if (!isShown) return null;
  return (
    <ScreenBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <DataIdLine />
      </Suspense>
    </ScreenBoundary>
  );
}
