import { useBridge } from '@vez/shared/bridge';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A booking is shown to its owner alone: without a login there is nothing to change yet. */
export function LoginToEdit({ here }: { here: string }) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const login = canServe('/login') && (
    <ButtonLink href={`/login?returnTo=${encodeURIComponent(here)}`}>{t('loginNeeded.go')}</ButtonLink>
  );
  return (
    <Page>
      <ExceptionView kind="noData" title={t('loginNeeded.title')} actions={login}>
        {t('loginNeeded.toEdit')}
      </ExceptionView>
    </Page>
  );
}
