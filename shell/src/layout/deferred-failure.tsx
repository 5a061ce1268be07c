import { Suspense } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import type { FailureProps } from './failure-view';
import { loadDeferred } from './load-deferred';
import { PlainFailure } from './plain-failure';

const FailureView = lazyScreen(loadDeferred, 'FailureView');

/** Shown in place of what could not be fetched; its code is deferred. */
export function DeferredFailure(props: FailureProps) {
  const plain = <PlainFailure {...props} />;
  return (
    <ScreenBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <FailureView {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}
