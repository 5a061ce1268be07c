import { Section } from '@vez/shared/ui';
import type { Store } from '../store';
import { useStore } from '../use-store';
import { Lines, Quiet } from './events-section';
import { useTexts } from './inspector-texts';
import type { RecordedFailure } from './record';

/** What failed or was thrown in this page. */
export function FailuresSection({ of }: { of: Store<readonly RecordedFailure[]> }) {
  const { t } = useTexts();
  const failures = useStore(of);
  return (
    <Section heading={t('failures')}>
      {failures.length === 0 && <Quiet>{t('noFailures')}</Quiet>}
      <Lines>
        {failures.map(({ at, remote, message }, index) => (
          <li key={failures.length - index}>
            {remote && <strong>{remote}</strong>} {message}{' '}
            <Quiet as="span">{t('milliseconds', { count: at })}</Quiet>
          </li>
        ))}
      </Lines>
    </Section>
  );
}
