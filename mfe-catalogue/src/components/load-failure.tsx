import { isApiError } from '@vez/shared/api-error';
import { useDeployment } from '@vez/shared/bridge';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../texts';

interface Props {
  error: Error;
  onRetry: () => void;
  /** What to say when the address names something that is not there (any more). */
  gone?: string;
}

/** In place of a part of a page that could not be loaded (SHL-18). */
export function PartFailure({ error, onRetry, gone }: Props) {
  const { t } = useTexts();
  const { phone, officeHours } = useDeployment();
  if (gone !== undefined && isApiError(error) && error.kind === 'notFound') {
    return (
      <ExceptionView
        kind="noData"
        title={gone}
        actions={<ButtonLink href="/department">{t('department.title')}</ButtonLink>}
      />
    );
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
