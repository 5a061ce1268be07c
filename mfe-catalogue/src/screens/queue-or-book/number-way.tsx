import { Ticket } from 'lucide-react';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useStale, type Answer } from '@vez/shared/remote';
import { StateBadge, useQueueWords } from '@vez/shared/remote/queue';
import { useUiTexts, WaitInLine } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { Way } from './way';
import { WayAct } from './way-act';

interface Props {
  at: { service: number; location: number };
  isFirst: boolean;
  queue: Answer<QueueInfo> & { isFetched: boolean };
  isByVideo: boolean;
  /** The reason why nothing can be sent, if any. */
  offline: string | undefined;
}

/** The state of the queue, and whether it gives numbers. If it failed to load, the server decides. */
function useQueueState({ data: queue, isFetched, error }: Props['queue']) {
  const { t } = useTexts();
  const { queue: words } = useUiTexts();
  const stale = useStale({ error });
  const wordsOf = useQueueWords();
  if (queue !== undefined) return { range: queue.waitRange, ...wordsOf(queue, { isStale: stale }) };
  const none = { kind: undefined, range: undefined };
  return isFetched
    ? {
        ...none,
        mayTake: true,
        badge: <StateBadge of="unknown">{words.badge.unknown}</StateBadge>,
        sentence: undefined,
      }
    : { ...none, mayTake: false, badge: undefined, sentence: t('choice.unknown') };
}

/** Taking a number: the state of the queue, or why it is unavailable (BOK-08, BOK-09). */
export function NumberWay({ at, isFirst, queue, isByVideo, offline }: Props) {
  const { t } = useTexts();
  const { kind, mayTake, badge, sentence, range } = useQueueState(queue);
  return (
    <Way
      title={t('choice.ticket')}
      isFirst={isFirst}
      badge={badge}
      sentence={
        sentence && (
          <>
            {sentence}
            {kind === 'open' && range && (
              <>
                {' · '}
                <WaitInLine range={range} />
              </>
            )}
          </>
        )
      }
      button={(sentenceId) => (
        <WayAct
          href={paths.offerNumber(at)}
          icon={Ticket}
          isFirst={isFirst}
          isMain={kind === 'open'}
          isOpen={mayTake}
          sentenceId={sentenceId}
          offline={offline}
        >
          {t('choice.ticketButton')}
        </WayAct>
      )}
    >
      {t(isByVideo ? 'choice.ticketHowVideo' : 'choice.ticketHow')}
    </Way>
  );
}
