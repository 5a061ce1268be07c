import { Ticket } from 'lucide-react';
import { useBridge } from '@vez/shared/bridge';
import type { QueueInfo } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useStale, type Answer } from '@vez/shared/remote';
import { QueueLine, useQueueWords } from '@vez/shared/remote/queue';
import { Button } from '@vez/shared/ui';
import type { TicketWay } from '../../model/availability';
import { useTexts } from '../../texts';
import { How, Way } from './way';

interface Props {
  at: { service: number; location: number };
  way: Exclude<TicketWay, 'none'>;
  isFirst: boolean;
  queue: Answer<QueueInfo>;
  /** Why nothing can be sent. */
  offline: string | undefined;
}

/** Why no number can be taken, in the words of the queue's own state. */
function useTicketOff(way: Props['way'], queue: QueueInfo | undefined): string | undefined {
  const { t } = useTexts();
  const wordsOf = useQueueWords();
  if (way === 'open' || way === 'unread') return undefined;
  return queue === undefined ? t('choice.unknown') : wordsOf(queue, false).sentence;
}

/** Taking a number, with the state of the queue, or why not now (BOK-08, BOK-09). */
export function NumberWay({ at, way, isFirst, queue, offline }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const stale = useStale(queue);
  const off = useTicketOff(way, queue.data) ?? offline;
  const button = (
    <Button
      icon={Ticket}
      fit={!isFirst}
      kind={way === 'open' ? 'primary' : 'outline'}
      disabledReason={off}
      onClick={() => bridge.navigate(paths.offerNumber(at))}
    >
      {t('choice.ticketButton')}
    </Button>
  );
  return (
    <Way title={t('choice.ticket')} isFirst={isFirst} button={button}>
      {off === undefined && <QueueLine queue={queue.data} stale={stale} />}
      <How>{t('choice.ticketHow')}</How>
    </Way>
  );
}
