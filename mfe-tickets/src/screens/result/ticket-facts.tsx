import { useLanguage } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatClock, formatDay, fromWireDate } from '@vez/shared/dates';
import { maskPhone } from '@vez/shared/phone';
import { Card, Facts } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** TIX-03 to TIX-05, TIX-07, TIX-08 */
export function TicketFacts({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const language = useLanguage();
  const { ticket } = mine;
  const day = fromWireDate(ticket.ticketDate);
  const area = [ticket.jettonInfo.area, ticket.jettonInfo.subArea].filter(Boolean).join(' · ');
  return (
    <Card>
      <h2>{t('facts.title')}</h2>
      <Facts
        facts={[
          { label: t('facts.place'), value: mine.locationName },
          { label: t('facts.address'), value: mine.locationAddress },
          { label: t('facts.area'), value: area },
          { label: t('facts.date'), value: day && formatDay(day, language) },
          { label: t('facts.time'), value: ticket.bookingTime },
          { label: t('facts.applied'), value: formatClock(mine.appliedAt) },
          {
            label: t('facts.phone'),
            value: ticket.mobNum && `+${ticket.mobArea} ${maskPhone(ticket.mobNum)}`,
          },
          { label: t('facts.idNumber'), value: ticket.identifyNo },
          {
            label: t('facts.alert'),
            value: mine.cntToAlert === null ? '' : t('facts.alertAt', { count: mine.cntToAlert }),
          },
        ]}
      />
    </Card>
  );
}
