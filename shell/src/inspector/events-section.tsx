import styled from 'styled-components';
import { Section, token } from '@vez/shared/ui';
import type { Store } from '../store';
import { useStore } from '../use-store';
import { useTexts } from './inspector-texts';
import type { RecordedEvent } from './record';

export const Lines = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${token.space[2]};
`;
export const Quiet = styled.p`
  color: ${token.color.ink2};
`;

/** What remotes and shell have told each other since the inspector was opened. */
export function EventsSection({ of }: { of: Store<readonly RecordedEvent[]> }) {
  const { t } = useTexts();
  const events = useStore(of);
  return (
    <Section heading={t('events')}>
      {events.length === 0 && <Quiet>{t('noEvents')}</Quiet>}
      <Lines>
        {events.map(({ at, name, fact }, index) => (
          <li key={events.length - index}>
            <strong>{name}</strong> {JSON.stringify(fact)}{' '}
            <Quiet as="span">{t('milliseconds', { count: at })}</Quiet>
          </li>
        ))}
      </Lines>
    </Section>
  );
}
