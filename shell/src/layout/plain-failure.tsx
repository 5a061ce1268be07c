import { fill, Page, PlainLink, useUiTexts } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { homeOf } from '../mode/mode';
import { useStore } from '../use-store';
import type { FailureProps } from './failure-view';
import { useShell } from './shell-context';

/** Fallback while the failure view loads or if it cannot load: the same texts and links. */
export function PlainFailure({ text, onRetry, phone: own, standing }: FailureProps) {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { retry, call } = useUiTexts();
  const deployment = useStore(bridge.deployment);
  const phone = own ?? deployment.phone;
  const again = (
    <button type="button" onClick={onRetry}>
      {retry}
    </button>
  );
  const ring = <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{fill(call, { phone })}</a>;
  if (standing !== undefined)
    return (
      <div>
        <p role="alert">{t(text)}</p>
        {again} {ring}
      </div>
    );
  return (
    <Page>
      <div role="alert">
        <h1>{t('remote.failed')}</h1>
        <p>{t(text)}</p>
      </div>
      {again}
      <PlainLink href={homeOf(bridge.mode.get())}>{t('notFound.home')}</PlainLink>
      {ring}
    </Page>
  );
}
