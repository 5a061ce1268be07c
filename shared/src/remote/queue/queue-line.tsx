import type { QueueInfo } from '../../contracts/client';
import { WaitInLine } from '../../ui/wait-time/wait-time';
import { StateLine } from './state-line';
import { SAID_BY_BADGE } from './state-lines';
import { useQueueWords } from './use-queue-words';

/** The state of a queue in one line of a list, from the same model as its card. */
export function QueueLine({ queue, stale }: { queue: QueueInfo | undefined; stale: boolean }) {
  const wordsOf = useQueueWords();
  if (queue === undefined) return <StateLine />;
  const { kind, badge, sentence } = wordsOf(queue, { isStale: stale });
  if (kind === 'notOffered') return <StateLine />;
  return (
    <StateLine>
      {badge}
      {kind === 'open' && queue.waitRange && <WaitInLine range={queue.waitRange} />}
      {SAID_BY_BADGE.has(kind) || <span>{sentence}</span>}
    </StateLine>
  );
}
