import { useState } from 'react';
import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate, shortDay } from '@vez/shared/dates';
import { isCalled, paths } from '@vez/shared/domain';
import { LoadedLine } from '@vez/shared/remote';
import { fill, pluralForm, Section, SkeletonCard, useUiTexts, useWaitWords } from '@vez/shared/ui';
import { MiniTicket } from '@vez/shared/ui/mini-ticket';
import { useTexts } from '../../texts';
import { CalledTicket } from './called-ticket';
import { useNextTicket } from './use-next-ticket';

/** As it is read out: A 037. */
const numberOf = ({ ticket }: MyTicket) => ticket.jettonCode.replace(/^([A-Za-z]+)(\d+)$/, '$1 $2');

/** A booking is titled by its day, a waiting ticket by its number. */
function useStub(mine: MyTicket) {
  const { yourTicket, language } = useUiTexts();
  const day = fromWireDate(mine.ticket.ticketDate);
  if (mine.progress !== 'booked' || day === undefined) return { above: yourTicket, main: numberOf(mine) };
  const { date, month } = shortDay(day, language);
  return { above: month, main: date, below: formatDay(day, language, 'weekday') };
}

/** What there is to know first: the time of a booking, or how many are ahead. */
function useHeadline({ progress, ticket, waitCount }: MyTicket): string {
  const { t } = useTexts();
  const words = useUiTexts();
  if (progress === 'called') return t('home.parked');
  if (progress === 'booked') return ticket.bookingTime;
  if (waitCount === 0) return t('home.next');
  return fill(pluralForm(words, 'peopleAhead', waitCount), { count: waitCount });
}

function WaitingTicket({ mine }: { mine: MyTicket }) {
  const wait = useWaitWords()(mine.waitRange);
  return (
    <MiniTicket
      stub={useStub(mine)}
      title={useHeadline(mine)}
      lines={[
        ...(wait === undefined ? [] : [wait]),
        mine.serviceName,
        // The number of a booking is what the counters call.
        mine.progress === 'booked' ? `${mine.locationName}\u00a0· ${numberOf(mine)}` : mine.locationName,
      ]}
      href={paths.result({ ticket: mine.ticket.id })}
    />
  );
}

export interface NextTicketProps {
  /** `top`: above all else on a phone, for what is of today; `phone`: further down there, for what is not. */
  at: 'top' | 'phone' | 'desk';
  /** The title of the page while a ticket is called. */
  onTurn(words: string | undefined): void;
}

/** The next ticket with the people ahead, or with the counter that calls it. */
export function NextTicket({ at, onTurn }: NextTicketProps) {
  const { t } = useTexts();
  const bridge = useBridge();
  const [isDesk] = useState(() => window.matchMedia?.('(min-width: 1024px)').matches ?? false);
  const isWanted = isDesk === (at === 'desk') && bridge.canServe(paths.myBookings());
  const { list, mine, isNow, hasNone } = useNextTicket(isWanted);
  if (!isWanted || hasNone || (!isDesk && isNow !== (at === 'top'))) return null;
  const ticket = (
    <LoadedLine
      of={{ ...list, data: mine }}
      loading={<SkeletonCard lines={3} height={112} />}
      failed={t('home.failed')}
    >
      {(found) =>
        isCalled(found) ? (
          <CalledTicket mine={found} number={numberOf(found)} onTurn={onTurn} />
        ) : (
          <WaitingTicket mine={found} />
        )
      }
    </LoadedLine>
  );
  // The first thing on a phone has no heading above it.
  if (at === 'top') return <section aria-label={t('home.tickets')}>{ticket}</section>;
  return (
    <Section heading={t('home.tickets')} allHref={paths.myBookings()}>
      {ticket}
    </Section>
  );
}
