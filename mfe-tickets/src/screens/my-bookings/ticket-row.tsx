import {
  Ban,
  BellRing,
  CalendarCheck,
  CircleCheck,
  Clock,
  UserX,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { useLanguage } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { Badge, type BadgeKind } from '@vez/shared/ui';
import { MiniTicket } from '@vez/shared/ui/mini-ticket';
import { isBooking, isOver, spoken, type Progress } from '../../model/ticket';
import { useTexts } from '../../texts';

const BADGE: Record<Progress, { kind: BadgeKind; icon: LucideIcon }> = {
  called: { kind: 'live', icon: BellRing },
  waiting: { kind: 'live', icon: Clock },
  booked: { kind: 'info', icon: CalendarCheck },
  treated: { kind: 'neutral', icon: CircleCheck },
  absent: { kind: 'neutral', icon: UserX },
  cancelled: { kind: 'neutral', icon: Ban },
  closed: { kind: 'neutral', icon: Ban },
};

/** One ticket of the list; a finished one says so and leads nowhere (TIX-29 to TIX-32). */
export function TicketRow({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { ticket, progress } = mine;
  const over = isOver(mine);
  const day = fromWireDate(ticket.ticketDate) ?? '';
  const booking = isBooking(mine);
  const { kind, icon } = BADGE[progress];

  const stub = booking
    ? {
        above: formatDay(day, language, 'month'),
        main: String(Number(day.slice(8))),
        below: formatDay(day, language, 'weekday'),
      }
    : { above: t('mine.ticket'), main: spoken(ticket.jettonCode) };
  const titles: Partial<Record<Progress, string>> = {
    called: t('mine.counter', { counter: mine.counterName }),
    booked: ticket.bookingTime,
    waiting: t('mine.ahead', { count: mine.waitCount }),
  };
  const title = titles[progress] ?? mine.serviceName;
  const bookedAt = booking && progress === 'waiting' ? [t('mine.at', { time: ticket.bookingTime })] : [];
  const lines = over
    ? [mine.locationName, formatDay(day, language)]
    : [...bookedAt, mine.serviceName, mine.locationName];
  return (
    <MiniTicket
      stub={stub}
      tone={progress === 'called' ? 'called' : over ? 'finished' : 'current'}
      badge={
        <>
          <Badge kind={kind} icon={icon}>
            {t(`progress.${progress}`)}
          </Badge>
          {mine.remoteCounter === true && (
            <Badge kind="info" icon={Video}>
              {t('result.remoteCounter')}
            </Badge>
          )}
        </>
      }
      title={title}
      lines={lines}
      href={over ? undefined : `/success?ticket=${ticket.id}`}
    />
  );
}
