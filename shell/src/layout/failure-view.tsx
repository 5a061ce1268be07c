import { House } from 'lucide-react';
import { ButtonLink, ExceptionView, Page } from '@vez/shared/ui';
import { homeOf } from '../mode/mode';
import { useTexts } from '../language/shell-texts';
import { useStore } from '../use-store';
import type { StandingPage } from '../remotes/remote-state';
import { useShell } from './shell-context';

export interface FailureProps {
  text: 'remote.why' | 'remote.lost' | 'remote.tooNew' | 'remote.standing';
  onRetry: () => void;
  /** The painted page below, which can be read but not used. */
  standing?: StandingPage | undefined;
  isRetrying?: boolean;
  /** Who helps, where the remote names somebody of its own. */
  phone?: string | undefined;
}

/** In place of what could not be fetched: why, a retry, and a phone number that helps (SHL-18). */
export function FailureView({ text, onRetry, phone: own }: FailureProps) {
  const { bridge } = useShell();
  const { t } = useTexts();
  const { phone, officeHours } = useStore(bridge.deployment);
  return (
    <Page full>
      <ExceptionView
        heading="h1"
        kind="error"
        title={t('remote.failed')}
        onRetry={onRetry}
        phone={own ?? phone}
        phoneHours={own === undefined ? officeHours : undefined}
        actions={
          <ButtonLink kind="quiet" href={homeOf(bridge.mode.get())} icon={House}>
            {t('notFound.home')}
          </ButtonLink>
        }
      >
        {t(text)}
      </ExceptionView>
    </Page>
  );
}
