import type { ComponentProps, ReactNode } from 'react';
import { useCityClock } from '../../bridge';
import type { QueueInfo } from '../../contracts/client';
import type { OtherWays } from '../../domain';
import { QueueCard } from '../../ui/queue-card/queue-card';
import { useUiTexts } from '../../ui/texts';
import { answersOf, type Answer } from '../answer';
import { useStale } from '../use-stale';
import { StateBadge } from './state-badge';
import { ToldWait } from './told-wait';
import { useFigures } from './use-figures';
import { adviceWords, useQueueWords } from './use-queue-words';

interface Props {
  of: Answer<QueueInfo>;
  /** The place is suspended, whatever the state of its queue. */
  isSuspended?: boolean;
  ways: OtherWays;
  /** The service and the place, above the state. */
  top?: ReactNode;
  /** The state in words while the first figures are loading. */
  loading?: string;
  /** The id of the sentence that explains disabled actions. */
  sentenceId?: string;
  /** The actions. */
  children?: ReactNode;
}

type State = Omit<ComponentProps<typeof QueueCard>, 'title' | 'top' | 'children' | 'sentenceId'>;

/** What the card shows of the queue; a failure affects only that (decision 92). */
function useQueueState({ of: answer, isSuspended = false, ways, loading }: Props): State {
  const { formatClock } = useCityClock();
  const texts = useUiTexts();
  const wordsOf = useQueueWords();
  const figuresOf = useFigures();
  const stale = useStale(answer);
  const { data: queue } = answer;
  const { hasFailed, retry } = answersOf(answer);
  const { title, failed, badge: badges } = texts.queue;
  if (queue === undefined && !hasFailed) return { sentence: loading ?? title };
  if (queue === undefined) {
    return {
      badge: <StateBadge of="unknown">{badges.unknown}</StateBadge>,
      sentence: failed,
      onRefresh: retry,
    };
  }
  const words = wordsOf(queue, { isStale: stale, isSuspended });
  const { kind, badge, sentence, hasFigures } = words;
  const isOpen = kind === 'open';
  const hasRange = isOpen && queue.waitRange !== undefined;
  // The sentence of an open queue, and of one that is not live any more, already has the people waiting.
  const isCounted = !hasRange && (isOpen || kind === 'unknown');
  return {
    badge,
    ...(isOpen
      ? { count: hasRange ? undefined : sentence, wait: <ToldWait of={queue} hero /> }
      : { sentence, why: adviceWords(texts, words, ways) }),
    figures: hasFigures ? figuresOf(queue).slice(isCounted ? 1 : 0) : [],
    time: formatClock(queue.updatedAt),
    stale,
    live: isOpen || kind === 'short',
    onRefresh: stale ? () => void answer.refetch() : undefined,
  };
}

/** The card of a place's live queue; the last figures stay when offline (QUE-03, QUE-10). */
export function LiveQueue(props: Props) {
  const { queue } = useUiTexts();
  const { top, sentenceId, children } = props;
  return (
    <QueueCard {...useQueueState(props)} title={queue.title} top={top} sentenceId={sentenceId}>
      {children}
    </QueueCard>
  );
}
