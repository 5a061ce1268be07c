import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useByVideo, useOnline } from '@vez/shared/bridge';
import type { Offer, QueueInfo, Service, ServiceLocation } from '@vez/shared/contracts/client';
import { calendarStatus, paths, queueStatus } from '@vez/shared/domain';
import type { Answer } from '@vez/shared/remote';
import { Notice, token } from '@vez/shared/ui';
import { useTexts } from '../../texts';
import { BookingWay } from './booking-way';
import { NumberWay } from './number-way';

const Both = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface Props {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  queue: Answer<QueueInfo> & { isFetched: boolean };
}

/** The actions that the place offers and this deployment serves (BOK-01, BOK-08 to BOK-10). */
export function Ways({ service, place, offer, queue }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const isByVideo = useByVideo()(place);
  const offline = useOnline() ? undefined : t('choice.offline');
  const queueKind = queue.data && queueStatus(queue.data).kind;
  const canBook = calendarStatus(offer).kind !== 'notOffered' && bridge.canServe(paths.reserve());
  const canTake = offer.ticket && queueKind !== 'notOffered' && bridge.canServe(paths.offerNumber());
  const isOpen = canTake && queueKind === 'open';
  // The open action comes first; the order never changes after the first render, so that no button moves.
  const [isTicketFirst] = useState(isOpen);
  const at = { service: service.id, location: place.id };

  if (!canBook && !canTake) return <Notice kind="info">{t('messages.addressNoOpen')}</Notice>;
  const takeTicket = canTake && (
    <NumberWay
      at={at}
      isFirst={isTicketFirst || !canBook}
      queue={queue}
      isByVideo={isByVideo}
      offline={offline}
    />
  );
  const book = canBook && (
    <BookingWay
      at={at}
      isFirst={!isTicketFirst || !canTake}
      isMain={!isOpen}
      offer={offer}
      asksFirst={service.openReservationParameter}
      offline={offline}
    />
  );
  return (
    <Both>
      {isTicketFirst ? takeTicket : book}
      {isTicketFirst ? book : takeTicket}
    </Both>
  );
}
