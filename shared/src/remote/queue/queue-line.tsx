import styled from 'styled-components';
import type { QueueInfo } from '../../contracts/client';
import type { QueueStatusKind } from '../../domain';
import { figures, token, type } from '../../ui/theme';
import { WaitInLine } from '../../ui/wait-time/wait-time';
import { useQueueWords } from './use-queue-words';

/** As high as a badge, also before the queue is known: nothing below moves. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[1]} ${token.space[2]};
  min-height: ${token.size(26)};
  color: ${token.color.ink2};
  ${type.support}
  ${figures}
`;

const SAID_BY_BADGE = new Set<QueueStatusKind>(['short', 'full']);

/** The state of a queue in one line of a list, from the same model as its card. */
export function QueueLine({ queue, stale }: { queue: QueueInfo | undefined; stale: boolean }) {
  const wordsOf = useQueueWords();
  if (queue === undefined) return <Line />;
  const { kind, badge, sentence } = wordsOf(queue, stale);
  if (kind === 'notOffered') return <Line />;
  return (
    <Line>
      {badge}
      {kind === 'open' && queue.waitRange && <WaitInLine range={queue.waitRange} />}
      {SAID_BY_BADGE.has(kind) || <span>{sentence}</span>}
    </Line>
  );
}
