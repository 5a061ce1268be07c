import { Calendar } from 'lucide-react';
import { useBridge } from '@vez/shared/bridge';
import type { Offer } from '@vez/shared/contracts/client';
import { formatDay } from '@vez/shared/dates';
import { calendarStatus, paths } from '@vez/shared/domain';
import { Button } from '@vez/shared/ui';
import type { BookingWay as Kind } from '../../model/availability';
import { useTexts } from '../../texts';
import { How, Way } from './way';

interface Props {
  at: { service: number; location: number };
  way: Exclude<Kind, 'none'>;
  isFirst: boolean;
  /** Nothing better can be done here. */
  isMain: boolean;
  offer: Offer;
  /** The service asks questions first. */
  asksFirst: boolean;
  offline: string | undefined;
}

/** Booking a time, with the first free day, or why not (BOK-04 to BOK-06, BOK-10). */
export function BookingWay(props: Props) {
  const { at, way, isFirst, isMain, offer, asksFirst, offline } = props;
  const { t, language } = useTexts();
  const bridge = useBridge();
  const { kind, firstDay } = calendarStatus(offer);
  const closed = kind === 'closed' ? t('choice.bookingClosed') : t('choice.noDay');
  const button = (
    <Button
      icon={Calendar}
      fit={!isFirst}
      kind={isMain ? 'primary' : 'outline'}
      disabledReason={kind === 'open' ? offline : closed}
      onClick={() => bridge.navigate(asksFirst ? paths.setParams(at) : paths.reserve(at))}
    >
      {t('choice.bookButton')}
    </Button>
  );
  return (
    <Way title={t('choice.book')} isFirst={isFirst} button={button}>
      <How>
        {way === 'timeTicketOnly' && `${t('choice.timeTicket')} · `}
        {firstDay && t('choice.firstDay', { day: formatDay(firstDay, language, 'withoutYear') })}
      </How>
    </Way>
  );
}
