import { useBridge, useDeployment } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** In place of the form of a booking that can no longer be changed: its page and the phone number. */
export function NotEditable({ ticket }: { ticket: string }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { phone, officeHours } = useDeployment();
  return (
    <Page>
      <ExceptionView
        kind="noData"
        title={t('notEditable.title')}
        phone={phone}
        phoneHours={officeHours}
        actions={
          bridge.canServe(paths.result()) && (
            <ButtonLink href={paths.result({ ticket })}>{t('notEditable.open')}</ButtonLink>
          )
        }
      >
        {t('notEditable.how')}
      </ExceptionView>
    </Page>
  );
}
