import { Calendar, Ticket } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useBridge, useOnline } from '@vez/shared/bridge';
import type { Offer, QueueInfo, Service } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { useQueueWords } from '@vez/shared/remote/queue';
import { Button, Card, media, Notice, token, type } from '@vez/shared/ui';
import { bookingWay, ticketWay, type TicketWay } from '../../model/availability';
import { useTexts } from '../../texts';

const Both = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
const Heading = styled.h2`
  margin-top: ${token.space[3]};
  ${type.section}
  ${media.wide} {
    margin-top: 0;
  }
`;
const Title = styled.h3`
  ${type.section}
`;
const How = styled.p`
  margin-bottom: ${token.space[4]};
  color: ${token.color.ink2};
  ${type.support}
`;

interface Props {
  service: Service;
  location: number;
  offer: Offer;
  queue: { data: QueueInfo | undefined; isFetched: boolean };
}

/** Why no number can be taken, in the words of the queue's own state. */
function useTicketOff(way: TicketWay, queue: QueueInfo | undefined): string | undefined {
  const { t } = useTexts();
  const wordsOf = useQueueWords();
  if (way === 'open' || way === 'unread') return undefined;
  return queue === undefined ? t('choice.unknown') : wordsOf(queue, false).sentence;
}

/** The actions that the place offers and this deployment serves (BOK-01, BOK-08 to BOK-10). */
export function Ways({ service, location, offer, queue }: Props) {
  const { t, language } = useTexts();
  const bridge = useBridge();
  const online = useOnline();
  const booking = bridge.canServe(paths.reserve()) ? bookingWay(offer) : 'none';
  const ticket = bridge.canServe(paths.offerNumber())
    ? ticketWay(offer, queue.data, queue.isFetched)
    : 'none';
  // The open action comes first; the order never changes after the first render, so that no button moves.
  const [isTicketFirst] = useState(ticket === 'open');
  const at = { service: service.id, location };
  const firstDay = fromWireDate(offer.firstBookableDate);
  const canBook = booking !== 'closed' && firstDay !== undefined;
  const offline = online ? undefined : t('choice.offline');
  const ticketOff = useTicketOff(ticket, queue.data) ?? offline;
  const bookingReason = booking === 'closed' ? t('choice.bookingClosed') : t('choice.noDay');

  if (booking === 'none' && ticket === 'none')
    return <Notice kind="info">{t('messages.addressNoOpen')}</Notice>;
  const takeTicket = ticket !== 'none' && (
    <Card>
      <Title>{t('choice.ticket')}</Title>
      <How>{t('choice.ticketHow')}</How>
      <Button
        icon={Ticket}
        kind={ticket === 'open' ? 'primary' : 'outline'}
        disabledReason={ticketOff}
        onClick={() => bridge.navigate(paths.offerNumber(at))}
      >
        {t('choice.ticketButton')}
      </Button>
    </Card>
  );
  const book = booking !== 'none' && (
    <Card>
      <Title>{t('choice.book')}</Title>
      <How>
        {booking === 'timeTicketOnly' && `${t('choice.timeTicket')} · `}
        {firstDay && t('choice.firstDay', { day: formatDay(firstDay, language, 'withoutYear') })}
      </How>
      <Button
        icon={Calendar}
        kind={ticket === 'open' ? 'outline' : 'primary'}
        disabledReason={canBook ? offline : bookingReason}
        onClick={() =>
          bridge.navigate(service.openReservationParameter ? paths.setParams(at) : paths.reserve(at))
        }
      >
        {t('choice.bookButton')}
      </Button>
    </Card>
  );
  return (
    <Both>
      <Heading>{t('choice.how')}</Heading>
      {isTicketFirst ? takeTicket : book}
      {isTicketFirst ? book : takeTicket}
    </Both>
  );
}
