import { useCityClock } from '../../bridge';
import type { QueueInfo } from '../../contracts/client';
import type { OtherWays } from '../../domain';
import { QueueCard } from '../../ui/queue-card/queue-card';
import { pluralForm, useUiTexts } from '../../ui/texts';
import type { Answer } from '../answer';
import { LoadedFigures } from '../loaded-figures';
import { useStale } from '../use-stale';
import { ToldWait } from './told-wait';
import { useFigures } from './use-figures';
import { adviceWords, useQueueWords } from './use-queue-words';

interface Props {
  of: Answer<QueueInfo>;
  /** The place is suspended, whatever the state of its queue. */
  isSuspended?: boolean;
  ways: OtherWays;
}

/** The card of a place's live queue; the last figures stay when offline (QUE-03, QUE-10). */
export function LiveQueue({ of: answer, isSuspended = false, ways }: Props) {
  const { formatClock } = useCityClock();
  const texts = useUiTexts();
  const wordsOf = useQueueWords();
  const figuresOf = useFigures();
  const stale = useStale(answer);
  const { title, failed } = texts.queue;
  return (
    <LoadedFigures of={answer} title={title} failed={failed}>
      {(queue) => {
        const words = wordsOf(queue, { isStale: stale, isSuspended });
        const { kind, badge, sentence, hasFigures } = words;
        const isNumber = kind === 'open';
        const [waiting, ...others] = figuresOf(queue);
        return (
          <QueueCard
            title={title}
            badge={badge}
            {...(isNumber
              ? { waiting: { count: queue.waitCount, unit: pluralForm(texts, 'queueUnit', queue.waitCount) } }
              : { sentence, why: adviceWords(texts, words, ways) })}
            wait={isNumber && <ToldWait of={queue} />}
            further={hasFigures ? (isNumber ? others : [waiting!, ...others]) : []}
            time={formatClock(queue.updatedAt)}
            stale={stale}
            live={kind === 'open' || kind === 'short'}
            onRefresh={() => void answer.refetch()}
          />
        );
      }}
    </LoadedFigures>
  );
}
