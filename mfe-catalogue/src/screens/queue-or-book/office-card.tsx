import { useId } from 'react';
import { useBridge } from '@vez/shared/bridge';
import type { Offer, QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { calendarStatus, paths, queueStatus } from '@vez/shared/domain';
import { useStale, type Answer } from '@vez/shared/remote';
import { LiveQueue, useCalendarWords, useOtherWays } from '@vez/shared/remote/queue';
import { ButtonLink, Notice, QueueCard, useUiTexts } from '@vez/shared/ui';
import { ServerText } from '@vez/shared/ui/server-text';
import { useTexts } from '../../texts';
import { ActsHere } from './acts-here';
import { ChosenPoint } from './chosen-point';
import { ElsewhereRow } from './elsewhere-row';
import { NowServing } from './now-serving';

interface Props {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  queue: Answer<QueueInfo> & { isFetched: boolean };
}

/** The state of taking numbers; undefined if none are given here. If it failed to load, the server decides. */
function useNumberState({ offer, queue }: Pick<Props, 'offer' | 'queue'>) {
  const { canServe } = useBridge();
  const stale = useStale(queue);
  if (!offer.ticket || !canServe(paths.offerNumber())) return undefined;
  if (queue.data === undefined) return { kind: undefined, mayTake: queue.isFetched };
  const status = queueStatus(queue.data, stale ? { staleAt: Date.now() } : {});
  return status.kind === 'notOffered' ? undefined : status;
}

/** Another office, where this one can do nothing now. */
function OtherOffice({ service }: { service: number }) {
  const { t } = useTexts();
  return (
    <div>
      <ButtonLink href={paths.selectWithoutTabs({ service })}>{t('select.otherPlace')}</ButtonLink>
    </div>
  );
}

/** A service at an office in one card: place, state and wait, then what can be done (BOK-01, BOK-02, QUE-03). */
export function OfficeCard({ service, place, offer, queue }: Props) {
  const { t } = useTexts();
  const { queue: words } = useUiTexts();
  const { canServe } = useBridge();
  const sentenceId = useId();
  const ways = useOtherWays(service, place, offer);
  const calendar = useCalendarWords()(offer);
  const number = useNumberState({ offer, queue });
  const canBook = calendarStatus(offer).kind !== 'notOffered' && canServe(paths.reserve());
  const isStuck = !ways.canBook && number?.mayTake !== true && ways.hasOtherOffices;

  const top = <ChosenPoint service={service} place={place} />;
  const body = (
    <>
      {number || canBook ? (
        <ActsHere {...{ service, place, offer, number, canBook, sentenceId }} />
      ) : (
        <Notice kind="info">{t('messages.addressNoOpen')}</Notice>
      )}
      {number && <NowServing queue={queue} />}
      {isStuck && <OtherOffice service={service.id} />}
      {service.warning !== '' && (
        <Notice kind="warn">
          <ServerText html={service.warning} />
        </Notice>
      )}
      {queue.data && number?.kind === 'open' && (
        <ElsewhereRow service={service} place={place} queue={queue.data} />
      )}
    </>
  );
  if (number) {
    return (
      <LiveQueue of={queue} ways={ways} top={top} loading={t('choice.unknown')} sentenceId={sentenceId}>
        {body}
      </LiveQueue>
    );
  }
  return (
    <QueueCard
      title={words.title}
      top={top}
      sentenceId={sentenceId}
      {...(canBook ? { badge: calendar.badge, sentence: calendar.sentence } : {})}
      isOpen={ways.canBook}
    >
      {body}
    </QueueCard>
  );
}
