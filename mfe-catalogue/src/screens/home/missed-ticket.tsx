import { ChevronRight, History } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useBridge, useCityClock } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useSecondsLeft } from '@vez/shared/deadline';
import { paths, REJOIN_SECONDS } from '@vez/shared/domain';
import { Rejoin } from '@vez/shared/remote/tickets';
import { Badge, figures, Icon, PlainLink, timeLeft, token, type, useUiTexts, Wave } from '@vez/shared/ui';
import { Paper, TicketMain, TicketStub } from '@vez/shared/ui/ticket';
import { useTexts } from '../../texts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[3]};
`;
const Band = styled.header`
  padding: ${token.space[3]} ${token.space[4]} ${token.space[2]};
  background: ${token.color.amber};
  color: ${token.color.amberInk};
  ${type.support}
`;
const Title = styled.h2`
  margin-top: ${token.space[2]};
  ${type.title}
  font-weight: ${token.weight.bold};
`;
const Middle = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding: ${token.space[5]} ${token.space[4]} ${token.space[4]};
`;
const Label = styled.p`
  ${type.support}
  color: ${token.color.ink2};
`;
const Figure = styled.p`
  ${type.heading}
  ${figures}
  font-weight: ${token.weight.bold};
`;
const Left = styled(Figure)`
  color: ${token.color.amberInk};
`;
/** Shows the time left as a bar. */
const Bar = styled.div<{ $part: number }>`
  height: ${token.size(6)};
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};
  overflow: hidden;
  &::before {
    content: '';
    display: block;
    height: 100%;
    background: ${token.color.amberIcon};
    transform: scaleX(${({ $part }) => $part});
    transform-origin: left;
  }
`;
const Open = styled(PlainLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.size(4)};
  min-height: ${token.size(48)};
  color: ${token.color.primary};
  font-weight: ${token.weight.bold};
  text-decoration: none;
`;

/** Limits the style rules, since each step of the bar needs one. */
const STEPS = 30;

interface Props {
  mine: MyTicket;
  number: string;
  /** ms since 1970 at which `rejoinSeconds` was read. */
  readAt: number;
  /** Its holder is back in the queue. */
  onBack(): void;
}

/** A number that was passed over was not called. */
function CalledAt({ at }: { at: number }) {
  const { t } = useTexts();
  const { cityTime } = useCityClock();
  return <span>{t('home.missed.calledAt', { time: cityTime(new Date(at)) })}</span>;
}

/** A missed ticket that can still rejoin: the time left, and the button (decision 88). */
export function MissedTicket({ mine, number, readAt, onBack }: Props) {
  const { t } = useTexts();
  const words = useUiTexts();
  const { feedback } = useBridge();
  const { rejoinSeconds = 0, ticket } = mine;
  // Count down the server's remaining time, because the device's clock may be wrong.
  const endsAt = useMemo(() => readAt + rejoinSeconds * 1_000, [readAt, rejoinSeconds]);
  const left = useSecondsLeft(endsAt);
  const { cityTime } = useCityClock();
  const tellBack = () => {
    onBack();
    feedback.toast(t('home.missed.done'), 'success');
  };
  const minuteOf = (at: number) => cityTime(new Date(at));
  return (
    <Paper>
      <TicketMain>
        <Band>
          <Row>
            <Badge icon={History}>{t('home.missed.badge')}</Badge>
            {mine.counterName !== '' && <CalledAt at={endsAt - REJOIN_SECONDS * 1_000} />}
          </Row>
          <Title>{t('home.missed.title')}</Title>
        </Band>
        <Wave $ground={token.color.amber} />
        <Middle>
          <Row>
            <div>
              <Label>{words.yourTicket}</Label>
              <Figure>{number}</Figure>
            </div>
            <div>
              <Label>{t('home.missed.until', { time: minuteOf(endsAt) })}</Label>
              <Left role="timer" aria-label={t('home.missed.left')}>
                {timeLeft(words, left)}
              </Left>
            </div>
          </Row>
          <Bar aria-hidden="true" $part={Math.ceil((left / REJOIN_SECONDS) * STEPS) / STEPS} />
          <Rejoin mine={mine} onDone={tellBack} />
          <Label>{t('home.missed.how')}</Label>
        </Middle>
      </TicketMain>
      <TicketStub>
        <Row>
          <Label>
            {mine.serviceName}
            <br />
            {mine.locationName}
          </Label>
          <Open href={paths.result({ ticket: ticket.id })}>
            {t('home.missed.open')}
            <Icon of={ChevronRight} size={20} />
          </Open>
        </Row>
      </TicketStub>
    </Paper>
  );
}
