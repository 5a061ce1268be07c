import { useJourney } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';
import { useWhen } from './use-when';

/** The title and sentence for an action just taken on a ticket (TIX-21, BOK-35). */
export function useOutcome(done: 'created' | 'changed' | undefined, mine: MyTicket | undefined) {
  const { t } = useTexts();
  const when = useWhen();
  const { moved } = useJourney();
  if (done === undefined || mine === undefined) return undefined;
  if (done === 'created') {
    return isBooking(mine)
      ? { title: t('result.bookingDone'), support: t('result.keepBooking') }
      : { title: t('result.queueDone'), support: t('result.keep') };
  }
  const { ticket, locationName } = mine;
  const title = t('result.changed');
  const to = [when(ticket.ticketDate, ticket.bookingTime), locationName];
  if (moved?.ticketId !== ticket.id) return { title, support: t('result.now', { to: to.join(' · ') }) };
  const { date, time, place } = moved.from;
  // Name the place only if it changed.
  const parts = place === locationName ? 1 : 2;
  const from = [when(date, time), place].slice(0, parts).join(' · ');
  const now = to.slice(0, parts).join(' · ');
  // The times are also equal if another field changed, or if the answer was lost and the form reopened.
  return {
    title,
    support: from === now ? t('result.now', { to: now }) : t('result.moved', { from, to: now }),
  };
}
