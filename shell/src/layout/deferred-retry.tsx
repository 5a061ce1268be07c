import { Suspense } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { useStore } from '../use-store';
import { loadDeferred } from './load-deferred';
import { useShell } from './shell-context';

const RetryBar = lazyScreen(loadDeferred, 'RetryBar');

/** Shown while a write waits for its next attempt; the write works without this bar. */
export function Retries() {
  const isWaiting = useStore(useShell().retries).length > 0;
  if (!isWaiting) return null;
  return (
    <ScreenBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <RetryBar />
      </Suspense>
    </ScreenBoundary>
  );
}
