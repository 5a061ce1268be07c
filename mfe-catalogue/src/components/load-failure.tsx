import { useDeployment } from '@vez/shared/bridge';
import { ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../texts';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** In place of a part of a page that could not be loaded (SHL-18). */
export function PartFailure({ error, onRetry }: Props) {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  return (
    <ExceptionView
      kind="error"
      title={t('errorLoadData')}
      onRetry={onRetry}
      phone={phone}
      phoneHours={officeHours}
    >
      {error.message}
    </ExceptionView>
  );
}

/** In place of a page that could not be loaded. */
export const LoadFailure = (props: Props) => (
  <Page>
    <PartFailure {...props} />
  </Page>
);
