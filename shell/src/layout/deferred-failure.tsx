import { Suspense } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import type { FailureProps } from './failure-view';
import { loadDeferred } from './load-deferred';
import { PlainFailure } from './plain-failure';

const FailureView = lazyScreen(loadDeferred, 'FailureView');
const StandingLine = lazyScreen(loadDeferred, 'StandingLine');

/** Replaces a part that failed to load, or appears above a painted page that remains; its code is deferred. */
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
