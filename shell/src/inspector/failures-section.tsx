import styled from 'styled-components';
import { Section, token } from '@vez/shared/ui';
import type { Store } from '../store';
import { useStore } from '../use-store';
import { useTexts } from './inspector-texts';
import type { RecordedFailure } from './record';

const Lines = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[2]};
`;
const Quiet = styled.p`
  color: ${token.color.ink2};
`;

/** Lists the failures and errors of this page. */
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
