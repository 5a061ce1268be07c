import { Suspense } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import type { FailureProps } from './failure-view';
import { loadDeferred } from './load-deferred';
import { PlainFailure } from './plain-failure';

const FailureView = lazyScreen(loadDeferred, 'FailureView');
const StandingLine = lazyScreen(loadDeferred, 'StandingLine');

/** Shown in place of what could not be fetched, or above a painted page that still stands; its code is deferred. */
export function DeferredFailure(props: FailureProps) {
  const plain = <PlainFailure {...props} />;
  const View = props.standing === undefined ? FailureView : StandingLine;
  return (
    <ScreenBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <View {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}
