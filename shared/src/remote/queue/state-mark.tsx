import styled from 'styled-components';
import type { PointState, ServiceState } from '../../contracts/client';
import { Icon } from '../../ui/icon/icon';
import { useUiTexts } from '../../ui/texts';
import { figures, token } from '../../ui/theme';
import { briefWait } from '../../ui/wait-time/wait-words';
import { STATE_GLYPH } from './state-badge';
import { useCalendarWords } from './use-calendar-words';
import { useQueueWords } from './use-queue-words';

const Mark = styled.span`
  display: flex;
  gap: ${token.size(6)};
  font-weight: ${token.weight.bold};
  ${figures}
`;

/** The shortest state of a service, for a small card: the expected wait, else the badge's text. */
export function StateMark({
  state,
  stale,
}: {
  state: PointState | ServiceState | null | undefined;
  stale: boolean;
}) {
  const texts = useUiTexts();
  const [queueWordsOf, calendarWordsOf] = [useQueueWords(), useCalendarWords()];
  const { queue, offer } = state ?? {};
  const words =
    queue?.status === true
      ? queueWordsOf(queue, { isStale: stale })
      : offer && !stale
        ? calendarWordsOf(offer)
        : undefined;
  if (words === undefined) return null;
  const range = words.kind === 'open' ? queue?.waitRange : undefined;
  return (
    <Mark>
      <Icon of={STATE_GLYPH[words.kind]} size={16} />
      <span>{range ? briefWait(texts, range) : words.word}</span>
    </Mark>
  );
}
