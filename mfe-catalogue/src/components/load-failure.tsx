import { isApiError } from '@vez/shared/api-error';
import { HomeRedirect, useDeployment } from '@vez/shared/bridge';
import { ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../texts';

interface Props {
  error: Error;
  onRetry: () => void;
  /** Told on the way home, when the address names something that is not there (NAV-28). */
  gone?: string;
}

/** In place of a part of a page that could not be loaded (SHL-18). */
export function PartFailure({ error, onRetry, gone }: Props) {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  if (gone !== undefined && isApiError(error) && error.kind === 'notFound') {
    return <HomeRedirect because={gone} />;
  }
  return (
    <ExceptionView
      kind="error"
      title={t('messages.errorLoadData')}
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
