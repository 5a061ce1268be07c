import { useDeployment } from '@vez/shared/bridge';
import { ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../texts';

/** In place of a list that could not be loaded (SHL-18). */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <Page>
      <ExceptionView
        kind="error"
        title={t('errorLoadData')}
        onRetry={onRetry}
        phone={phone}
        phoneHours={officeHours}
      >
        {error.message}
      </ExceptionView>
    </Page>
  );
}
