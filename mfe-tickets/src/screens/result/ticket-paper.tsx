import { Star, Video } from 'lucide-react';
import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useLanguage } from '@vez/shared/bridge';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { Badge, token, type } from '@vez/shared/ui';
import { Ticket, TicketCode } from '@vez/shared/ui/ticket';
import { QrCode } from '../../components/qr-code';
import { useReadAt } from '../../components/use-read-at';
import { isBooking, isOver, spoken } from '../../model/ticket';
import { useTexts } from '../../texts';

const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
`;

const Code = styled.p`
  ${type.support}
  color: ${token.color.ink2};
  text-align: center;
`;

interface Props {
  mine: MyTicket;
  /** ISO 8601 instant at which these figures were read. */
  readAt: string;
  stale: boolean;
}

/** The ticket as paper, with its figures and its code (TIX-01, TIX-02, TIX-04, TIX-06). */
export function TicketPaper({ mine, readAt, stale }: Props) {
  const { t } = useTexts();
  const language = useLanguage();
  const time = useReadAt(readAt);
  const { ticket, progress } = mine;
  const booking = isBooking(mine);
  const isWaiting = progress === 'waiting';
  const day = fromWireDate(ticket.ticketDate);
  const updated = t(stale ? 'result.lastRead' : 'result.updated', { time });
  const figures = [
    ...(isWaiting ? [t('result.counters', { count: mine.openCounter })] : []),
    ...(isWaiting || stale ? [updated] : []),
  ];
  const details = (
    <>
      {booking && day && <p>{formatDay(day, language)}</p>}
      {booking && isWaiting && <p>{`${t('result.yours')} ${spoken(ticket.jettonCode)}`}</p>}
      {figures.length > 0 && <p>{figures.join(' · ')}</p>}
    </>
  );
  return (
    <Ticket
      number={booking ? ticket.bookingTime : spoken(ticket.jettonCode)}
      numberLabel={t(booking ? 'result.bookedFor' : 'result.yours')}
      title={mine.serviceName}
      support={`${mine.departmentName} · ${mine.locationName}`}
      ahead={isWaiting ? mine.waitCount : null}
      called={progress === 'called' ? { counter: mine.counterName, note: stale && updated } : undefined}
      stale={stale}
      details={(booking || figures.length > 0) && details}
    >
      {(mine.priority === true || mine.remoteCounter === true) && (
        <Marks>
          {mine.priority === true && (
            <Badge kind="live" icon={Star}>
              {t('result.priority')}
            </Badge>
          )}
          {mine.remoteCounter === true && (
            <Badge kind="info" icon={Video}>
              {t('result.remoteCounter')}
            </Badge>
          )}
        </Marks>
      )}
      {isOver(mine) ? (
        <Code>{t('result.code', { code: ticket.uid })}</Code>
      ) : (
        <TicketCode caption={t('result.scan')} note={t('result.code', { code: ticket.uid })}>
          <QrCode content={ticket.qrcodeImg} label={t('result.qr')} />
        </TicketCode>
      )}
    </Ticket>
  );
}
