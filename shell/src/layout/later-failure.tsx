import { lazy, Suspense } from 'react';
import { again } from '@vez/shared/chunks';
import { ScreenBoundary } from '@vez/shared/bridge';
import { Page, useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import type { FailureProps } from './failure-view';
import { loadLater } from './load-later';

const FailureView = lazy(() => again(loadLater).then((later) => ({ default: later.FailureView })));

/** Where not even the failure's own view can be fetched: the same words, as plain as it gets. */
function PlainFailure({ text, onRetry }: FailureProps) {
  const { t } = useTexts();
  const { retry } = useUiTexts();
  return (
    <Page>
      <div role="alert">
        <h1>{t('remote.failed')}</h1>
        <p>{t(text)}</p>
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
      </div>
    </Page>
  );
}

/** In place of what could not be fetched; the first view does without its code. */
export function LaterFailure(props: FailureProps) {
  return (
    <ScreenBoundary fallback={() => <PlainFailure {...props} />}>
      <Suspense fallback={null}>
        <FailureView {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}
