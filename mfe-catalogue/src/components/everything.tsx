import { useBridge, useMode } from '@vez/shared/bridge';
import { Button, Notice } from '@vez/shared/ui';
import { useTexts } from '../texts';

/** Shown when a list of the remote counter is empty: a link to the same page with all services. */
export function Everything({ action }: { action: 'search' | 'show' }) {
  const { t } = useTexts();
  const { leave } = useBridge().mode;
  if (useMode() !== 'remoteCounter' || leave === undefined) return null;
  return (
    <>
      <Notice kind="info">{t('everything.why')}</Notice>
      <Button onClick={() => leave(`${window.location.pathname}${window.location.search}`)}>
        {t(`everything.${action}`)}
      </Button>
    </>
  );
}
