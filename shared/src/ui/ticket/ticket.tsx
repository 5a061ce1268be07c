import { BellRing } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import { fill, pluralForm, useUiTexts } from '../texts';
import { figures, media, token, type } from '../theme';
import { Wave } from '../wave/wave';
import { codeSize } from './code-size';
import { Paper, TicketMain, TicketStub } from './paper';
import { QueueLine } from './queue-line';

const BAND = {
  current: { ground: token.color.soft, ink: token.color.softInk },
  called: { ground: token.color.primary, ink: token.color.onPrimary },
  finished: { ground: token.color.sunken, ink: token.color.ink2 },
} as const;

const Band = styled.header<{ $tone: keyof typeof BAND }>`
  padding: ${token.size(14)} ${token.space[4]};
  background: ${({ $tone }) => BAND[$tone].ground};
  color: ${({ $tone }) => BAND[$tone].ink};
  text-align: center;
  text-wrap: balance;
`;
const BandTitle = styled.p`
  ${type.body}
  font-weight: ${token.weight.bold};
`;
const BandSupport = styled.p`
  ${type.support}
`;
const Turn = styled.h2`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[3]};
  ${type.title}
  font-weight: ${token.weight.bold};
`;
const Counter = styled.p`
  ${type.title}
  ${figures}
  font-weight: ${token.weight.bold};
  overflow-wrap: anywhere;
`;
/** The largest element, because people compare it with the signs in a hall. */
const CounterFigure = styled.b<{ $size: string }>`
  display: block;
  font-size: ${({ $size }) => $size};
  line-height: 1.05;
`;
const Where = styled.p`
  margin-top: ${token.space[2]};
  ${type.section}
  font-weight: ${token.weight.bold};
`;
const Middle = styled.div`
  padding: ${token.space[5]} ${token.space[4]};
  text-align: center;
`;
const Heading = styled.h2`
  font-weight: inherit;
`;
const Label = styled.span`
  display: block;
  ${type.support}
  color: ${token.color.ink2};
`;
/** As large as `type.hero`; beside it are the page's and the card's edges. */
const NUMBER_SIZE = 44;
/** Of the own number, once the counter is what matters, and of that counter. */
const CALLED_NUMBER_SIZE = 28;
const DESK_NUMBER_SIZE = 72;
const DESK_ROOM = token.size(390);
const COUNTER_SIZE = 120;
const ROOM = `(100vw - ${token.size(72)})`;

const Number = styled.span<{ $finished: boolean; $size: string; $deskSize?: string | undefined }>`
  display: block;
  ${type.hero}
  font-size: ${({ $size }) => $size};
  overflow-wrap: anywhere;
  ${figures}
  color: ${({ $finished }) => ($finished ? token.color.ink3 : 'inherit')};
  font-weight: ${token.weight.bold};
  letter-spacing: 0.01em;
  ${media.wide} {
    ${({ $deskSize }) => $deskSize && `font-size:${$deskSize};line-height:1.15;`}
  }
`;
const Rule = styled.hr`
  height: 1px;
  margin: ${token.space[4]} 0 ${token.space[3]};
  border: 0;
  background: ${token.color.line};
`;
const Ahead = styled.p<{ $stale: boolean }>`
  ${type.body}
  ${figures}
  line-height: ${token.size(36)};
  text-wrap: balance;
  color: ${({ $stale }) => ($stale ? token.color.ink2 : token.color.ink)};
  b {
    margin: 0 ${token.size(4)};
    ${type.heading}
  }
`;
const Next = styled.p`
  ${type.section}
  font-weight: ${token.weight.bold};
`;
const Details = styled.div`
  margin-top: ${token.space[2]};
  ${type.support}
  ${figures}
  color: ${token.color.ink2};
  text-wrap: balance;
`;
const Service = styled.p`
  margin-top: ${token.space[3]};
  text-wrap: balance;
`;

/** “4 people ahead” with the figure set large, wherever the language puts it. */
function PeopleAhead({ count, stale }: { count: number; stale: boolean }) {
  const texts = useUiTexts();
  const [before, after] = pluralForm(texts, 'peopleAhead', count).split('{{count}}');
  if (count === 0) return <Ahead $stale={stale}>{texts.nobodyAhead}</Ahead>;
  return (
    <Ahead $stale={stale}>
      {before}
      <b>{count}</b>
      {after}
    </Ahead>
  );
}

export interface TicketProps {
  /** As it is called: `A 037`; the time, on a booking. */
  number: ReactNode;
  /** Above the number; “your ticket” by default. */
  numberLabel?: ReactNode;
  /** The service. */
  title: ReactNode;
  /** Office and place. */
  support?: ReactNode;
  /** How many are ahead; left out once called, and on a booking. */
  ahead?: number | null;
  /** Shown instead of “0 people ahead”. */
  next?: ReactNode;
  /** The expected wait; omitted once called. */
  wait?: ReactNode;
  /** Below the line of those ahead: counters open, “updated 09:31”. */
  details?: ReactNode;
  /** The figures are no longer live. */
  stale?: boolean;
  /** Set when the ticket is over: shown in grey. */
  finished?: boolean;
  /** It was called to this counter. */
  called?: { counter: string; how?: ReactNode; where?: ReactNode; note?: ReactNode; way?: ReactNode };
  /** On a desktop, the stub is beside the ticket, as on paper. */
  across?: boolean;
  /** The stub: the QR code and its words. */
  children?: ReactNode;
}

/** The counter to go to, and where in the building it is. */
function CalledTo({ counter, how, where }: NonNullable<TicketProps['called']>) {
  const texts = useUiTexts();
  const [before, after] = texts.counter.split('{{counter}}');
  return (
    <>
      <Turn>
        <Icon of={BellRing} />
        {texts.yourTurn}
      </Turn>
      <p>{how ?? texts.goTo}</p>
      <Counter aria-label={fill(texts.counter, { counter })}>
        {before}
        <CounterFigure $size={codeSize(counter, COUNTER_SIZE, ROOM, 14)}>{counter}</CounterFigure>
        {after}
      </Counter>
      {where && <Where>{where}</Where>}
    </>
  );
}

/**
 * The ticket as a thing of paper: band, wave, number, perforation with notches, stub with a torn edge. The
 * number, part of its heading, is the largest thing on it. Called, the band is the counter to go to.
 */
export function Ticket(props: TicketProps) {
  const { number, numberLabel, title, support, ahead, next, wait, details, called, children } = props;
  const { stale = false, finished = false, across } = props;
  const tone = called ? 'called' : finished ? 'finished' : 'current';
  const texts = useUiTexts();
  const headingId = useId();
  return (
    <Paper $across={across} aria-labelledby={headingId}>
      <TicketMain $across={across}>
        <Band $tone={tone}>
          {called ? (
            <CalledTo {...called} />
          ) : (
            <>
              <BandTitle>{title}</BandTitle>
              {support && <BandSupport>{support}</BandSupport>}
            </>
          )}
        </Band>
        <Wave $ground={BAND[tone].ground} />
        <Middle>
          <Heading id={headingId}>
            <Label>{numberLabel ?? texts.yourTicket}</Label>{' '}
            <Number
              $finished={finished}
              $size={codeSize(number, called ? CALLED_NUMBER_SIZE : NUMBER_SIZE, ROOM, 14)}
              $deskSize={across && !called ? codeSize(number, DESK_NUMBER_SIZE, DESK_ROOM, 9) : undefined}
            >
              {number}
            </Number>
          </Heading>
          {called && (
            <>
              <Service>
                {title}
                {support && <> · {support}</>}
              </Service>
              {called.note && <Details>{called.note}</Details>}
              {called.way}
            </>
          )}
          {!called && (typeof ahead === 'number' || details) && <Rule />}
          {!called && typeof ahead === 'number' && (
            <>
              {ahead === 0 && next ? <Next>{next}</Next> : <PeopleAhead count={ahead} stale={stale} />}
              <QueueLine ahead={ahead} />
              {wait}
            </>
          )}
          {!called && details && <Details>{details}</Details>}
        </Middle>
      </TicketMain>
      <TicketStub $across={across}>{children}</TicketStub>
    </Paper>
  );
}
