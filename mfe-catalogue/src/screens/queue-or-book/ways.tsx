import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useOnline } from '@vez/shared/bridge';
import type { Offer, QueueInfo, Service } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import type { Answer } from '@vez/shared/remote';
import { Notice, token } from '@vez/shared/ui';
import { bookingWay, ticketWay } from '../../model/availability';
import { useTexts } from '../../texts';
import { BookingWay } from './booking-way';
import { NumberWay } from './number-way';

const Both = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

interface Props {
  service: Service;
  location: number;
  offer: Offer;
  queue: Answer<QueueInfo> & { isFetched: boolean };
}

/** The actions that the place offers and this deployment serves (BOK-01, BOK-08 to BOK-10). */
export function Ways({ service, location, offer, queue }: Props) {
  const { t } = useTexts();
  const bridge = useBridge();
  const offline = useOnline() ? undefined : t('choice.offline');
  const booking = bridge.canServe(paths.reserve()) ? bookingWay(offer) : 'none';
  const ticket = bridge.canServe(paths.offerNumber())
    ? ticketWay(offer, queue.data, queue.isFetched)
    : 'none';
  // The open action comes first; the order never changes after the first render, so that no button moves.
  const [isTicketFirst] = useState(ticket === 'open');
  const at = { service: service.id, location };

  if (booking === 'none' && ticket === 'none')
    return <Notice kind="info">{t('messages.addressNoOpen')}</Notice>;
  const takeTicket = ticket !== 'none' && (
    <NumberWay
      at={at}
      way={ticket}
      isFirst={isTicketFirst || booking === 'none'}
      queue={queue}
      offline={offline}
    />
  );
  const book = booking !== 'none' && (
    <BookingWay
      at={at}
      way={booking}
      isFirst={!isTicketFirst || ticket === 'none'}
      isMain={ticket !== 'open'}
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
