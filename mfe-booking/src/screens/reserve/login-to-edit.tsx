import { useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A booking is shown to its owner alone: without a login there is nothing to change yet. */
export function LoginToEdit({ here }: { here: string }) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const login = canServe(paths.login()) && (
    <ButtonLink href={paths.login({ returnTo: here })}>{t('loginNeeded.go')}</ButtonLink>
  );
  return (
    <Page>
      <ExceptionView kind="noData" title={t('loginNeeded.title')} actions={login}>
        {t('loginNeeded.toEdit')}
      </ExceptionView>
    </Page>
  );
}
