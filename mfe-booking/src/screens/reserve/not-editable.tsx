import { useBridge, useDeployment } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** A booking is shown to its owner only. */
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

export function NotEditable({ ticket }: { ticket: string }) {
  const { t } = useTexts();
  const { canServe } = useBridge();
  const { phone, officeHours } = useDeployment();
  const open = canServe(paths.result()) && (
    <ButtonLink href={paths.result({ ticket })}>{t('notEditable.open')}</ButtonLink>
  );
  return (
    <Page>
      <ExceptionView
        kind="noData"
        title={t('notEditable.title')}
        phone={phone}
        phoneHours={officeHours}
        actions={open}
      >
        {t('notEditable.how')}
      </ExceptionView>
    </Page>
  );
}
