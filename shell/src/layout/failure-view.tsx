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
  /** The remote's own help line, if it has one. */
  phone?: string | undefined;
}

/** Replaces a part that failed to load: the reason, a retry button, and a help line (SHL-18). */
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
