import { Suspense } from 'react';
import { lazyScreen, ScreenBoundary } from '@vez/shared/bridge';
import { fill, Page, PlainLink, useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { homeOf } from '../mode/mode';
import { useStore } from '../use-store';
import type { FailureProps } from './failure-view';
import { loadDeferred } from './load-deferred';
import { useShell } from './shell-context';

const FailureView = lazyScreen(loadDeferred, 'FailureView');

/** Until the failure's own view is there, and where it cannot be fetched: the same words and ways on. */
function PlainFailure({ text, onRetry }: FailureProps) {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { retry, call } = useUiTexts();
  const { phone } = useStore(bridge.deployment);
  return (
    <Page>
      <div role="alert">
        <h1>{t('remote.failed')}</h1>
        <p>{t(text)}</p>
      </div>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
      <PlainLink href={homeOf(bridge.mode.get())}>{t('notFound.home')}</PlainLink>
      <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{fill(call, { phone })}</a>
    </Page>
  );
}

/** In place of what could not be fetched; the first view does without its code. */
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
