import { Calendar } from 'lucide-react';
import type { Offer } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useCalendarWords } from '@vez/shared/remote/queue';
import { availabilityCode } from '../../model/availability';
import { useTexts } from '../../texts';
import { Way } from './way';
import { WayAct } from './way-act';

/** BOK-06 */
const ONLY_TIME_TICKETS = 2;

interface Props {
  at: { service: number; location: number };
  isFirst: boolean;
  /** Set if this is the best action here. */
  isMain: boolean;
  offer: Offer;
  /** Set if the service asks questions first. */
  asksFirst: boolean;
  offline: string | undefined;
}

/** Booking a time: the first free day, or why booking is unavailable (BOK-04 to BOK-06, BOK-10). */
export function BookingWay({ at, isFirst, isMain, offer, asksFirst, offline }: Props) {
  const { t } = useTexts();
  const { kind, badge, sentence } = useCalendarWords()(offer);
  const isOpen = kind === 'open';
  const isTimed = isOpen && availabilityCode(offer) === ONLY_TIME_TICKETS;
  return (
    <Way
      title={t('choice.book')}
      isFirst={isFirst}
      badge={badge}
      sentence={isTimed ? `${t('choice.timeTicket')} · ${sentence}` : sentence}
      button={(sentenceId) => (
        <WayAct
          href={asksFirst ? paths.setParams(at) : paths.reserve(at)}
          icon={Calendar}
          isFirst={isFirst}
          isMain={isMain}
          isOpen={isOpen}
          sentenceId={sentenceId}
          offline={offline}
        >
          {t('choice.bookButton')}
        </WayAct>
      )}
    />
  );
}
