import { BellRing, CalendarCheck, CircleCheck, Ticket as TicketGlyph } from 'lucide-react';
import styled from 'styled-components';
import { useCityClock } from '@vez/shared/bridge';
import { Badge, figures, Icon, token, type, Wave } from '@vez/shared/ui';
import { Paper, TicketMain } from '@vez/shared/ui/ticket';
import { PriorityPill, TransferPill } from '../../components/state-pill';
import { Band, BigNumber, Stub, TicketBody } from '../../components/ticket-parts';
import { clockSince, minutesSince } from '../../model/elapsed';
import { spoken } from '../../model/spoken';
import type { Visit } from '../../model/wire';
import { useTexts } from '../../texts';
import { Answers } from './answers';

const TONES = {
  serving: { ground: token.color.soft, ink: token.color.softInk },
  called: { ground: token.color.primary, ink: token.color.onPrimary },
} as const;

const Head = styled(Band)<{ $tone: keyof typeof TONES }>`
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  background: ${({ $tone }) => TONES[$tone].ground};
  color: ${({ $tone }) => TONES[$tone].ink};
  ${type.support}
  h1 {
    flex: 1;
    ${type.section}
  }
  b {
    ${type.heading}
    ${figures}
  }
`;
const Details = styled.div`
  flex: 1;
  min-width: ${token.size(260)};
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  h2 {
    ${type.title}
  }
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
  }
`;
const Times = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[5]};
  margin-top: ${token.space[2]};
  div + div {
    padding-left: ${token.space[5]};
    box-shadow: inset 1px 0 ${token.color.line};
  }
  dt {
    ${type.support}
    color: ${token.color.ink2};
  }
  dd {
    ${type.body}
    ${figures}
    font-weight: ${token.weight.bold};
  }
`;

interface Props {
  visit: Visit;
  /** Hides the person's answers while the counter is cut off or paused. */
  isClosed: boolean;
  now: number;
}

/** The person at the counter as a ticket: solid while called, soft during the visit. */
export function PersonTicket({ visit, isClosed, now }: Props) {
  const { formatClock } = useCityClock();
  const { t } = useTexts();
  const isServing = visit.state === 'serving';
  const since = (isServing ? visit.startedAt : visit.calledAt) ?? visit.calledAt;
  const waited =
    visit.arrivedAt !== null && visit.calledAt !== null
      ? minutesSince(visit.arrivedAt, Date.parse(visit.calledAt))
      : undefined;
  const times = [
    ...(waited === undefined ? [] : [[t('person.waited'), t('minutes', { count: waited })]]),
    ...(visit.time === '' ? [] : [[t('person.booked'), visit.time]]),
    ...(visit.arrivedAt === null ? [] : [[t('person.arrived'), formatClock(visit.arrivedAt)]]),
    ...(visit.calledAt === null ? [] : [[t('person.called'), formatClock(visit.calledAt)]]),
  ];
  return (
    <Paper>
      <TicketMain>
        <Head $tone={isServing ? 'serving' : 'called'}>
          <Icon of={isServing ? CircleCheck : BellRing} />
          <h1>{t(isServing ? 'person.serving' : 'person.comeTo')}</h1>
          {since !== null && (
            <>
              <span>{t(isServing ? 'person.sinceStart' : 'person.sinceCall')}</span>
              <b role="timer">{clockSince(since, now)}</b>
            </>
          )}
        </Head>
        <Wave $ground={TONES[isServing ? 'serving' : 'called'].ground} />
        <TicketBody>
          <BigNumber $px={[104, 108]}>{spoken(visit.jettonCode)}</BigNumber>
          <Details>
            <Title>
              <h2>{visit.serviceName}</h2>
              <span>
                {visit.priority && <PriorityPill />}
                {visit.from !== '' && <TransferPill from={visit.from} />}
                <Badge kind="live" icon={visit.kind === 'booking' ? CalendarCheck : TicketGlyph}>
                  {t(`kind.${visit.kind}`)}
                </Badge>
              </span>
            </Title>
            <Times>
              {times.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Times>
          </Details>
        </TicketBody>
      </TicketMain>
      <Stub>
        <Answers ticketId={visit.ticketId} isClosed={isClosed} />
      </Stub>
    </Paper>
  );
}
