import { ExceptionView, Page } from '@vez/shared/ui';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import { useShell } from './shell-context';

/** In place of a screen of the shell's own that could not be fetched: only a reload asks for it again. */
export function OwnFailure() {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { phone, officeHours } = useStore(bridge.deployment);
  return (
    <Page>
      <ExceptionView
        heading="h1"
        kind="error"
        title={t('remote.failed')}
        onRetry={() => window.location.reload()}
        phone={phone}
        phoneHours={officeHours}
      >
        {t('remote.why')}
      </ExceptionView>
    </Page>
  );
}
