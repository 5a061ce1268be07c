import { Calendar, Ticket } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useBridge, useOnline } from '@vez/shared/bridge';
import type { Offer, QueueInfo, Service } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { useStale, type Answer } from '@vez/shared/remote';
import { QueueLine, useQueueWords } from '@vez/shared/remote/queue';
import { Button, Card, Notice, token, type } from '@vez/shared/ui';
import { bookingWay, ticketWay, type TicketWay } from '../../model/availability';
import { useTexts } from '../../texts';

const Both = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
const Title = styled.h2`
  ${type.section}
`;
const How = styled.p`
  color: ${token.color.ink2};
  ${type.support}
`;
const Act = styled.div`
  margin-top: ${token.space[3]};
`;
/** The other way on one line with its button, so that a phone shows both ways at once. */
const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  & > :first-child {
    flex: 1 1 ${token.size(160)};
  }
`;

interface WayProps {
  title: string;
  isFirst: boolean;
  /** What is so, and how it goes on. */
  children: ReactNode;
  button: ReactNode;
}

function Way({ title, isFirst, children, button }: WayProps) {
  const Layout = isFirst ? 'div' : Beside;
  return (
    <Card>
      <Layout>
        <div>
          <Title>{title}</Title>
          {children}
        </div>
        {isFirst ? <Act>{button}</Act> : <div>{button}</div>}
      </Layout>
    </Card>
  );
}

interface Props {
  service: Service;
  location: number;
  offer: Offer;
  queue: Answer<QueueInfo> & { isFetched: boolean };
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
  const stale = useStale(queue);
  const ticketOff = useTicketOff(ticket, queue.data) ?? offline;
  const bookingReason = booking === 'closed' ? t('choice.bookingClosed') : t('choice.noDay');

  if (booking === 'none' && ticket === 'none')
    return <Notice kind="info">{t('messages.addressNoOpen')}</Notice>;
  const takeTicket = ticket !== 'none' && (
    <Way
      title={t('choice.ticket')}
      isFirst={isTicketFirst}
      button={
        <Button
          icon={Ticket}
          fit={!isTicketFirst}
          kind={ticket === 'open' ? 'primary' : 'outline'}
          disabledReason={ticketOff}
          onClick={() => bridge.navigate(paths.offerNumber(at))}
        >
          {t('choice.ticketButton')}
        </Button>
      }
    >
      {ticketOff === undefined && <QueueLine queue={queue.data} stale={stale} />}
      <How>{t('choice.ticketHow')}</How>
    </Way>
  );
  const book = booking !== 'none' && (
    <Way
      title={t('choice.book')}
      isFirst={!isTicketFirst}
      button={
        <Button
          icon={Calendar}
          fit={isTicketFirst}
          kind={ticket === 'open' ? 'outline' : 'primary'}
          disabledReason={canBook ? offline : bookingReason}
          onClick={() =>
            bridge.navigate(service.openReservationParameter ? paths.setParams(at) : paths.reserve(at))
          }
        >
          {t('choice.bookButton')}
        </Button>
      }
    >
      <How>
        {booking === 'timeTicketOnly' && `${t('choice.timeTicket')} · `}
        {firstDay && t('choice.firstDay', { day: formatDay(firstDay, language, 'withoutYear') })}
      </How>
    </Way>
  );
  return (
    <Both>
      {isTicketFirst ? takeTicket : book}
      {isTicketFirst ? book : takeTicket}
    </Both>
  );
}
