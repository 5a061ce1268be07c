import styled from 'styled-components';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { isCalled, isOver, mayRejoin, spoken } from '@vez/shared/domain';
import { ToldWait } from '@vez/shared/remote/queue';
import { token, type } from '@vez/shared/ui';
import { Ticket } from '@vez/shared/ui/ticket';
import { useReadAt } from '../../components/use-read-at';
import { goesByTime, isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';
import { HereQuestion } from './here-question';
import { StillComing } from './still-coming';
import { TicketFoot } from './ticket-foot';
import { TicketMarks } from './ticket-marks';
import { useCounterPlace } from './use-counter-place';

const Day = styled.p`
  ${type.section}
  color: ${token.color.ink};
  font-weight: ${token.weight.bold};
`;
const From = styled.p`
  ${type.body}
  font-weight: ${token.weight.bold};
`;

const Serving = styled.p`
  ${type.body}
  color: ${token.color.ink};
  font-weight: ${token.weight.bold};
`;

interface Props {
  mine: MyTicket;
  /** ISO 8601 instant at which these figures were read. */
  readAt: string;
  stale: boolean;
  /** Whether it asks if its holder is still coming, or is here; a printed one does not. */
  asks?: boolean;
}

/** The ticket in the form of a paper ticket, with figures and code (TIX-01, TIX-02, TIX-04, TIX-06). */
export function TicketPaper({ mine, readAt, stale, asks = false }: Props) {
  const { t, language } = useTexts();
  const time = useReadAt(readAt);
  const { ticket, progress } = mine;
  const byTime = goesByTime(mine);
  const isWaiting = progress === 'waiting';
  const called = isCalled(mine);
  const day = fromWireDate(ticket.ticketDate);
  const updated = t(stale ? 'result.lastRead' : 'result.updated', { time });
  const figures = [
    ...(isBooking(mine) && isWaiting ? [`${t('result.bookedFor')} ${ticket.bookingTime}`] : []),
    ...(isWaiting ? [t('result.counters', { count: mine.openCounter })] : []),
    ...(isWaiting || stale ? [updated] : []),
  ];
  const details = (
    <>
      {byTime && day && <Day>{formatDay(day, language, 'withoutYear')}</Day>}
      {byTime && <p>{`${t('facts.number')} ${spoken(ticket.jettonCode)}`}</p>}
      {isWaiting && !stale && mine.nowServing !== undefined && (
        <Serving>{t('result.serving', { number: spoken(mine.nowServing) })}</Serving>
      )}
      {isWaiting && mine.beside && (
        <p>{t(`result.beside.${mine.beside.order}`, { count: mine.beside.bookingsInTurn })}</p>
      )}
      {figures.length > 0 && <p>{figures.join('\u00a0· ')}</p>}
    </>
  );
  const place = useCounterPlace(mine);
  const from = isWaiting && mine.calledFrom ? t('result.calledFrom', { time: mine.calledFrom }) : undefined;
  return (
    <Ticket
      across
      number={byTime ? ticket.bookingTime : spoken(ticket.jettonCode)}
      numberLabel={t(byTime ? 'result.bookedFor' : 'result.yours')}
      title={mine.serviceName}
      support={called ? undefined : `${mine.departmentName}\u00a0· ${mine.locationName}`}
      ahead={isWaiting ? mine.waitCount : null}
      next={stale ? undefined : (from ?? t('result.next'))}
      wait={
        !stale && isWaiting && (from && mine.waitCount > 0 ? <From>{from}</From> : <ToldWait of={mine} />)
      }
      called={called ? { ...place, counter: mine.counterName, note: stale && updated } : undefined}
      stale={stale}
      finished={isOver(mine) && !mayRejoin(mine)}
      details={(byTime || figures.length > 0) && details}
    >
      {asks && !isBooking(mine) && <HereQuestion mine={mine} />}
      {/* A move takes the answer back. */}
      {asks && isBooking(mine) && (
        <StillComing key={`${ticket.bookingDate} ${ticket.bookingTime}`} mine={mine} />
      )}
      <TicketMarks mine={mine} />
      <TicketFoot mine={mine} />
    </Ticket>
  );
}
