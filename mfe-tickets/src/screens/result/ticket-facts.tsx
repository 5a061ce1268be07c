import { useCityClock, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { formatPhone, isCalled, isOver, spoken } from '@vez/shared/domain';
import { Facts } from '@vez/shared/ui';
import { kindTexts } from '../../components/kind-texts';
import { TitledCard } from '../../components/titled-card';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';

/** TIX-03 to TIX-05, TIX-07, TIX-08 */
export function TicketFacts({ mine }: { mine: MyTicket }) {
  const { cityDay, formatClock } = useCityClock();
  const { t, language } = useTexts();
  const { kind, name } = useSession();
  const { ticket } = mine;
  const day = fromWireDate(ticket.ticketDate);
  const area = [ticket.jettonInfo.area, ticket.jettonInfo.subArea].filter(Boolean).join(' · ');
  const appliedDay = cityDay(new Date(mine.appliedAt));
  const appliedAt = formatClock(mine.appliedAt);
  return (
    <TitledCard title={t(kindTexts(mine).facts)}>
      <Facts
        facts={[
          { label: t('facts.account'), value: kind === 'corporate' ? name : '' },
          { label: t('facts.place'), value: mine.locationName },
          { label: t('facts.address'), value: mine.joinUrl === undefined ? mine.locationAddress : '' },
          { label: t('video.at'), value: mine.joinUrl?.replace(/^https:\/\/([^/?#]+).*$/, '$1') },
          // The area of the queue; a called holder goes to the counter named above.
          { label: t('facts.area'), value: mine.joinUrl === undefined && !isCalled(mine) ? area : '' },
          { label: t('facts.date'), value: day && formatDay(day, language) },
          { label: t('facts.time'), value: ticket.bookingTime },
          { label: t('facts.number'), value: isBooking(mine) ? spoken(ticket.jettonCode) : '' },
          {
            label: t(isBooking(mine) ? 'facts.applied' : 'facts.taken'),
            value:
              appliedDay === day
                ? appliedAt
                : `${formatDay(appliedDay, language, 'withoutYear')} ${appliedAt}`,
          },
          {
            label: t('facts.phone'),
            // In full: only its owner reads this page, and has to see a mistyped digit.
            value: ticket.mobNum && formatPhone({ area: ticket.mobArea, number: ticket.mobNum }),
          },
          { label: t('facts.idNumber'), value: ticket.identifyNo },
          {
            label: t('facts.alert'),
            value:
              mine.cntToAlert === null || isOver(mine) ? '' : t('facts.alertAt', { count: mine.cntToAlert }),
          },
          { label: t('facts.note'), value: ticket.businessCode },
        ]}
      />
    </TitledCard>
  );
}
