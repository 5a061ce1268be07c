import { Ticket } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate, shortDay } from '@vez/shared/dates';
import { isCalled, mayRejoin, newsKindOf, paths, spoken } from '@vez/shared/domain';
import { LoadedLine } from '@vez/shared/remote';
import { fill, ListRow, Notice, pluralForm, Section, useUiTexts, useWaitWords } from '@vez/shared/ui';
import { ClosureBadge } from '@vez/shared/remote/tickets';
import { MiniTicket } from '@vez/shared/ui/mini-ticket';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { useTexts } from '../../texts';
import { CalledTicket } from './called-ticket';
import { MissedTicket } from './missed-ticket';
import { forgetRoom, reserveAgain, reservedSpot } from './reserved-room';
import { useIsDesk } from './use-is-desk';
import { useNextTicket } from './use-next-ticket';

/** Titles a booking by its day, and a waiting ticket by its number. */
function useStub(mine: MyTicket) {
  const { yourTicket, language } = useUiTexts();
  const day = fromWireDate(mine.ticket.ticketDate);
  if (mine.progress !== 'booked' || day === undefined)
    return { above: yourTicket, main: spoken(mine.ticket.jettonCode) };
  const { date, month } = shortDay(day, language);
  return { above: month, main: date, below: formatDay(day, language, 'weekday') };
}

/** The most important fact: the time of a booking, or the number of people ahead. */
function useHeadline({ progress, ticket, waitCount, calledFrom, asksArrival }: MyTicket): string {
  const { t } = useTexts();
  const words = useUiTexts();
  if (progress === 'called') return t('home.parked');
  if (asksArrival === true) return t('home.asked');
  if (progress === 'booked' || calledFrom !== undefined) return ticket.bookingTime;
  if (waitCount === 0) return t('home.next');
  return fill(pluralForm(words, 'peopleAhead', waitCount), { count: waitCount });
}

function WaitingTicket({ mine }: { mine: MyTicket }) {
  const wait = useWaitWords()(mine.waitRange);
  return (
    <MiniTicket
      stub={useStub(mine)}
      badge={mine.closure && <ClosureBadge of={mine} />}
      title={useHeadline(mine)}
      lines={[
        ...(wait === undefined ? [] : [wait]),
        mine.serviceName,
        // Counters call a booking by its number.
        mine.progress === 'booked'
          ? `${mine.locationName}\u00a0· ${spoken(mine.ticket.jettonCode)}`
          : mine.locationName,
      ]}
      href={paths.result({ ticket: mine.ticket.id })}
    />
  );
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Until when, in ms since 1970, the next visit may expect the ticket in the same state. */
function expectedUntil({ progress, rejoinSeconds = 0 }: MyTicket, isNow: boolean): number {
  const lasts = { called: 20 * MINUTE_MS, absent: rejoinSeconds * 1_000 }[progress as string];
  return Date.now() + (lasts ?? (isNow ? DAY_MS / 2 : 7 * DAY_MS));
}

export interface NextTicketProps {
  /** `top`: first on a phone, for a ticket of today; `phone`: further down, for others. */
  at: 'top' | 'phone' | 'desk';
  /** The title of the page while a ticket is called, missed or parked, or has just ended. */
  onTurn(words: string | undefined): void;
  /** Announces a change of a ticket to screen readers. */
  onNews(words: string): void;
}

/** The page title for the state of a ticket. */
function useTurn(mine: MyTicket | undefined): string | undefined {
  const { t } = useTexts();
  const kind = mine && newsKindOf(mine);
  if (kind === 'called') return t('home.turn', { counter: mine!.counterName });
  if (kind === 'missed') return t('home.missed.title');
  if (kind === 'asked') return t('home.asked');
  return kind === 'parked' ? t('home.parked') : undefined;
}

/** One ticket in the view for its state. */
function TicketOf({ mine, readAt }: { mine: MyTicket; readAt: number }) {
  const number = spoken(mine.ticket.jettonCode);
  const [isBack, setBack] = useState(false);
  const canRejoin = mayRejoin(mine);
  const part = useFocusOnResult(isBack && !canRejoin);
  if (isCalled(mine)) return <CalledTicket mine={mine} number={number} />;
  if (canRejoin) {
    return <MissedTicket mine={mine} number={number} readAt={readAt} onBack={() => setBack(true)} />;
  }
  return (
    <div ref={part} tabIndex={-1}>
      <WaitingTicket mine={mine} />
    </div>
  );
}

/** The next ticket with the people ahead, with the counter that calls it, or with the time left to come back. */
export function NextTicket({ at, onTurn, onNews }: NextTicketProps) {
  const { t } = useTexts();
  const bridge = useBridge();
  const isDesk = useIsDesk();
  const isWanted = isDesk === (at === 'desk') && bridge.canServe(paths.myBookings());
  const saysNews = at !== 'phone';
  const { list, mine, readAt, news, isNow, hasNone } = useNextTicket(isWanted, saysNews);
  useLayoutEffect(reserveAgain, []);
  const [reserved] = useState(reservedSpot);
  const spot = isDesk ? 'now' : (reserved ?? (isNow || mine === undefined ? 'now' : 'later'));
  const isHere = isWanted && spot === (at === 'phone' ? 'later' : 'now');
  const turn = useTurn(mine);
  useEffect(() => {
    if (!isWanted || !saysNews) return;
    onTurn(turn ?? (mine === undefined && news !== '' ? news : undefined));
    onNews(news);
  }, [isWanted, saysNews, turn, mine, news, onTurn, onNews]);
  useEffect(() => {
    if (isHere && hasNone) forgetRoom();
  }, [isHere, hasNone]);

  if (!isHere) return null;
  if (hasNone) {
    if (news !== '') return <Notice kind="info">{news}</Notice>;
    return reserved && <ListRow title={t('home.noTicket')} icon={Ticket} href={paths.myBookings()} />;
  }
  const ticket = (
    <LoadedLine of={{ ...list, data: mine }} loading={null} failed={t('home.failed')}>
      {(found) => <TicketOf mine={found} readAt={readAt} />}
    </LoadedLine>
  );
  // Until the ticket is read, its space stays empty.
  if (mine === undefined && !list.isError) return null;
  const until = mine && expectedUntil(mine, isNow);
  // At the top of a phone, there is no heading above it.
  if (at === 'top')
    return (
      <section aria-label={t('home.tickets')} data-until={until}>
        {ticket}
      </section>
    );
  return (
    <div data-until={until}>
      <Section heading={t('home.tickets')} allHref={paths.myBookings()}>
        {ticket}
      </Section>
    </div>
  );
}
