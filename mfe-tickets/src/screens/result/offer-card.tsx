import { ArrowRight, Check, MapPin, ShieldCheck, Zap } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { useCityClock, useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useSecondsLeft } from '@vez/shared/deadline';
import { FailureNotice } from '@vez/shared/remote';
import { Badge, Button, figures, Icon, Notice, token, type, useTapGuard, Wave } from '@vez/shared/ui';
import { Paper, TicketMain, TicketStub } from '@vez/shared/ui/ticket';
import { MinutesSaid, TimeLeft } from '../../components/time-left';
import { daysSooner, type Answer, type Offer } from '../../model/earlier';
import { useTexts } from '../../texts';
import { useBriefDay } from './use-when';

/** How long the server holds a place. */
const HELD_SECONDS = 900;

const Band = styled.header`
  padding: ${token.space[3]} ${token.space[4]} ${token.space[4]};
  background: ${token.color.soft};
  color: ${token.color.softInk};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
  & > :first-child {
    background: ${token.color.surface};
  }
`;
const Heading = styled.h2`
  margin-block: ${token.space[2]};
  ${type.title}
  font-weight: ${token.weight.bold};
`;
const Bar = styled.div`
  height: ${token.size(6)};
  border-radius: ${token.radius.pill};
  background: ${token.color.surface};
  overflow: hidden;
  & > div {
    height: 100%;
    border-radius: inherit;
    background: ${token.color.primary};
  }
`;
const Middle = styled.div`
  --button-width: 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  padding: ${token.space[5]} ${token.space[4]} ${token.space[4]};
`;
const Times = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.ink2};
`;
const Time = styled.p<{ $isNew?: boolean }>`
  ${type.support}
  ${figures}
  /* Chinese breaks before the weekday, not within it. */
  word-break: keep-all;
  ${({ $isNew }) =>
    $isNew &&
    `padding:${token.space[3]} ${token.space[2]};border-radius:${token.radius.control};background:${token.color.soft};color:${token.color.softInk};`}
  & > span {
    display: block;
  }
  & > b {
    ${type.heading}
    font-weight: ${token.weight.bold};
  }
`;
const WithIcon = styled.p`
  display: flex;
  gap: ${token.space[2]};
  ${type.support}
`;
const Next = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;

/** “A week earlier, if you like” */
function useSooner(days: number): string {
  const { t } = useTexts();
  if (days === 0) return t('earlier.sameDay');
  return days === 7 ? t('earlier.week') : t('earlier.sooner', { count: days });
}

interface HeadProps {
  secondsLeft: number;
  headingId: string;
  children: string;
}

function Head({ secondsLeft, headingId, children }: HeadProps) {
  const { t } = useTexts();
  return (
    <Band>
      <Line>
        <Badge kind="live" icon={Zap}>
          {t('earlier.only')}
        </Badge>
        <TimeLeft seconds={secondsLeft} />
      </Line>
      <Heading id={headingId}>{children}</Heading>
      {secondsLeft > 0 && (
        <Bar aria-hidden="true">
          <div style={{ width: `${(secondsLeft / HELD_SECONDS) * 100}%` }} />
        </Bar>
      )}
      <MinutesSaid secondsLeft={secondsLeft} />
    </Band>
  );
}

function Comparison({ ticket, offer }: { ticket: MyTicket['ticket']; offer: Offer }) {
  const { t } = useTexts();
  const day = useBriefDay();
  const place = { place: offer.locationName };
  return (
    <>
      <Times>
        <Time>
          <span>{t('earlier.yours')}</span> <span>{day(ticket.bookingDate)}</span> <b>{ticket.bookingTime}</b>
        </Time>
        <Icon of={ArrowRight} />
        <Time $isNew>
          <span>{t('earlier.free')}</span> <span>{day(offer.date)}</span> <b>{offer.time}</b>
        </Time>
      </Times>
      <WithIcon>
        <Icon of={MapPin} size={20} />
        {offer.isOtherOffice ? t('earlier.otherOffice', place) : t('earlier.sameOffice', place)}
      </WithIcon>
    </>
  );
}

interface Props {
  mine: MyTicket;
  offer: Offer;
  /** When the ticket was read: ISO 8601, by the clock of the device. */
  readAt: string;
  /** The ticket is that of an earlier read. */
  stale: boolean;
  /** The answer that is on its way. */
  busy: Answer | undefined;
  error: Error | null;
  onAnswer(answer: Answer): void;
  /** @param hadFocus whether the focus was on the card */
  onOver(hadFocus: boolean): void;
}

function Answers({ mine, offer, busy, onAnswer }: Pick<Props, 'mine' | 'offer' | 'busy' | 'onAnswer'>) {
  const { t } = useTexts();
  const { formatClock } = useCityClock();
  const day = useBriefDay();
  const guard = useTapGuard();
  const online = useOnline();
  const reasonId = useId();
  const at = (date: string, time: string) => t('earlier.at', { day: day(date), time });
  const common = { disabled: !online, 'aria-describedby': online ? undefined : reasonId };
  const press = (answer: Answer) => () => busy === undefined && guard(() => onAnswer(answer));
  return (
    <>
      <Button {...common} icon={Check} busy={busy === 'takeEarlier'} onClick={press('takeEarlier')}>
        {t('earlier.take', { when: at(offer.date, offer.time) })}
      </Button>
      <Button {...common} kind="outline" busy={busy === 'keepTime'} onClick={press('keepTime')}>
        {t('earlier.keep', { when: at(mine.ticket.bookingDate, mine.ticket.bookingTime) })}
      </Button>
      {!online && (
        <div id={reasonId}>
          <Notice>{t('earlier.offline', { time: formatClock(offer.until) })}</Notice>
        </div>
      )}
    </>
  );
}

/** An earlier time beside the booked one, while it is held for this person alone. */
export function OfferCard({ mine, offer, readAt, stale, busy, error, onAnswer, onOver }: Props) {
  const { t } = useTexts();
  const { formatClock } = useCityClock();
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const title = useSooner(daysSooner(mine, offer));
  const secondsLeft = useSecondsLeft(Date.parse(readAt) + offer.secondsLeft * 1_000, () =>
    onOver(card.current?.contains(document.activeElement) === true),
  );
  if (stale && secondsLeft === 0) return <Notice>{t('earlier.ended')}</Notice>;
  return (
    <>
      <Paper as="section" ref={card} aria-labelledby={headingId}>
        <TicketMain>
          <Head secondsLeft={secondsLeft} headingId={headingId}>
            {title}
          </Head>
          <Wave $ground={token.color.soft} />
          <Middle>
            <Comparison ticket={mine.ticket} offer={offer} />
            <FailureNotice error={error} />
            <Answers mine={mine} offer={offer} busy={busy} onAnswer={onAnswer} />
          </Middle>
        </TicketMain>
        <TicketStub>
          <WithIcon>
            <Icon of={ShieldCheck} />
            {t('earlier.unchanged')}
          </WithIcon>
        </TicketStub>
      </Paper>
      <Next>{t('earlier.next', { time: formatClock(offer.until) })}</Next>
    </>
  );
}
