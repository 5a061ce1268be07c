import type { ReactNode } from 'react';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate, shortDay } from '@vez/shared/dates';
import { isOver, mayRejoin, paths, spoken } from '@vez/shared/domain';
import { useWaitWords } from '@vez/shared/ui';
import { MiniTicket } from '@vez/shared/ui/mini-ticket';
import { FIGURE, figureOf } from '../../components/figure-of';
import { goesByTime, isBooking, minutesToRejoin, type Progress } from '../../model/ticket';
import { useTexts } from '../../texts';
import { TicketBadges } from './ticket-badges';

/**
 * One ticket of the list. A finished one is marked so and has no link (TIX-29 to TIX-32), unless its holder can still
 * rejoin.
 */
export function TicketRow({ mine, stale = false }: { mine: MyTicket; stale?: boolean }) {
  const { t, language } = useTexts();
  const waitOf = useWaitWords();
  const { ticket, progress } = mine;
  const canRejoin = mayRejoin(mine);
  const over = isOver(mine) && !canRejoin;
  const day = fromWireDate(ticket.ticketDate) ?? '';
  const booking = isBooking(mine);
  const from = mine.calledFrom && t('result.calledFrom', { time: mine.calledFrom });

  const { date, month } = shortDay(day, language);
  const isChinese = language.startsWith('zh');
  const stub = goesByTime(mine)
    ? {
        above: isChinese ? formatDay(day, language, 'month') : `${month} ${day.slice(0, 4)}`,
        main: date,
        below: formatDay(day, language, 'weekday'),
      }
    : { above: t('mine.ticket'), main: spoken(ticket.jettonCode) };
  const titles: Partial<Record<Progress, ReactNode>> = {
    called: t('mine.counter', { counter: mine.counterName }),
    booked: <b>{ticket.bookingTime}</b>,
    waiting:
      mine.waitCount === 0
        ? (from ?? t('result.next'))
        : figureOf(
            // The count also selects the plural form, so replace it in the finished sentence.
            t('mine.ahead', { count: mine.waitCount }).replace(String(mine.waitCount), FIGURE),
            mine.waitCount,
          ),
    ...(canRejoin ? { absent: t('rejoin.left', { minutes: minutesToRejoin(mine) }) } : {}),
  };
  const title = titles[progress] ?? mine.serviceName;
  const wait = stale ? undefined : waitOf(mine.waitRange);
  const bookedAt =
    booking && progress === 'waiting' ? [from ?? t('mine.at', { time: ticket.bookingTime })] : [];
  const place = goesByTime(mine)
    ? `${mine.locationName}\u00a0· ${spoken(ticket.jettonCode)}`
    : mine.locationName;
  const lines = over
    ? [mine.locationName, isChinese ? formatDay(day, language) : `${date} ${month} ${day.slice(0, 4)}`]
    : [...(wait === undefined ? [] : [wait]), ...bookedAt, mine.serviceName, place];
  return (
    <MiniTicket
      stub={stub}
      tone={progress === 'called' ? 'called' : over ? 'finished' : 'current'}
      badge={<TicketBadges mine={mine} stale={stale} />}
      title={title}
      lines={lines}
      href={over ? undefined : paths.result({ ticket: ticket.id })}
    />
  );
}
