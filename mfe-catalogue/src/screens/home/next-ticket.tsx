import { useState } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate, shortDay } from '@vez/shared/dates';
import { paths } from '@vez/shared/domain';
import { waitingInfoQuery } from '@vez/shared/queries';
import { useQuery } from '@vez/shared/query';
import { LoadedLine } from '@vez/shared/remote';
import { fill, pluralForm, Section, SkeletonCard, useUiTexts, useWaitWords } from '@vez/shared/ui';
import { MiniTicket } from '@vez/shared/ui/mini-ticket';
import { ticketCountQuery } from '../../api/live-queries';
import { nextTicketQuery } from '../../api/ticket-queries';
import { isToCome } from '../../model/next-ticket';
import { useTexts } from '../../texts';

type Figures = Pick<MyTicket, 'progress' | 'waitCount' | 'counterName' | 'waitRange'>;

/** A booking is titled by its day, a waiting ticket by its number. */
function useStub({ ticket, progress }: MyTicket) {
  const { yourTicket, language } = useUiTexts();
  const day = fromWireDate(ticket.ticketDate);
  if (progress !== 'booked' || day === undefined) {
    // As it is read out: A 037.
    return { above: yourTicket, main: ticket.jettonCode.replace(/^([A-Za-z]+)(\d+)$/, '$1 $2') };
  }
  const { date, month } = shortDay(day, language);
  return { above: month, main: date, below: formatDay(day, language, 'weekday') };
}

function Ticket({ mine, now }: { mine: MyTicket; now: Figures }) {
  const words = useUiTexts();
  const stub = useStub(mine);
  const wait = useWaitWords()(now.waitRange);
  const isCalled = now.progress === 'called';
  const title = isCalled
    ? `${words.yourTurn} · ${fill(words.counter, { counter: now.counterName })}`
    : now.progress === 'booked'
      ? mine.ticket.bookingTime
      : fill(pluralForm(words, 'peopleAhead', now.waitCount), { count: now.waitCount });
  return (
    <MiniTicket
      stub={stub}
      tone={isCalled ? 'called' : 'current'}
      title={title}
      lines={[...(wait === undefined ? [] : [wait]), mine.serviceName, mine.locationName]}
      href={paths.result({ ticket: mine.ticket.id })}
    />
  );
}

/** The next ticket with the people ahead: above the ways on of a phone, beside them at a desk. */
export function NextTicket({ at }: { at: 'phone' | 'desk' }) {
  const { t } = useTexts();
  const api = useApi();
  const bridge = useBridge();
  const [place] = useState(() => (window.matchMedia?.('(min-width: 1024px)').matches ? 'desk' : 'phone'));
  const count = useQuery(ticketCountQuery(api)).data?.count ?? 0;
  const hasSome = count > 0 && at === place && bridge.canServe(paths.myBookings());
  const next = useQuery({ ...nextTicketQuery(api), enabled: hasSome });
  const mine = next.data;
  const { data: now = mine } = useQuery({ ...waitingInfoQuery(api, mine?.ticket.id ?? ''), enabled: !!mine });
  if (!hasSome || mine === null || (now && !isToCome(now))) return null;
  return (
    <Section heading={t('home.tickets')} allHref={paths.myBookings()}>
      <LoadedLine of={next} loading={<SkeletonCard lines={3} height={112} />} failed={t('home.failed')}>
        {(found) => found && <Ticket mine={found} now={now ?? found} />}
      </LoadedLine>
    </Section>
  );
}
