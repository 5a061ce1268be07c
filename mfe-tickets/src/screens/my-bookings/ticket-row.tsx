import { CalendarCheck, CircleCheck, Clock, UserX } from 'lucide-react';
import { useLanguage } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { Badge, type BadgeKind } from '@vez/shared/ui';
import { MiniTicket } from '@vez/shared/ui/mini-ticket';
import { isBooking, isOver, spoken, type Progress } from '../../model/ticket';
import { useTexts } from '../../texts';

const BADGE: Partial<Record<Progress, { kind: BadgeKind; icon: typeof Clock }>> = {
  waiting: { kind: 'live', icon: Clock },
  booked: { kind: 'info', icon: CalendarCheck },
  treated: { kind: 'neutral', icon: CircleCheck },
  absent: { kind: 'neutral', icon: UserX },
};

/** One ticket of the list; a finished one says so and leads nowhere (TIX-29 to TIX-32). */
export function TicketRow({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { ticket, progress } = mine;
  const over = isOver(mine);
  const called = progress === 'called';
  const day = fromWireDate(ticket.ticketDate) ?? '';
  const booking = isBooking(mine);
  const badge = BADGE[progress] ?? { kind: 'neutral' as const, icon: Clock };
  const title = called
    ? t('mine.counter', { counter: mine.counterName })
    : booking
      ? ticket.bookingTime
      : progress === 'waiting'
        ? t('mine.ahead', { count: mine.waitCount })
        : mine.serviceName;
  return (
    <MiniTicket
      stub={
        booking
          ? { above: formatDay(day, language, 'month'), main: String(Number(day.slice(8))) }
          : { above: t('mine.ticket'), main: spoken(ticket.jettonCode) }
      }
      tone={called ? 'called' : over ? 'finished' : 'current'}
      badge={
        <Badge kind={badge.kind} icon={badge.icon}>
          {t(`progress.${progress}`)}
        </Badge>
      }
      title={title}
      lines={[...(title === mine.serviceName ? [] : [mine.serviceName]), mine.locationName]}
      href={over ? undefined : `/success?ticket=${ticket.id}`}
    />
  );
}
