import { useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { spoken } from '@vez/shared/domain';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';

/** Shares a text without the address, which only the owner can open. */
export function useShare(mine: MyTicket): () => Promise<void> {
  const { t, language } = useTexts();
  const { feedback, host } = useBridge();
  const { ticket } = mine;
  const day = fromWireDate(ticket.ticketDate);
  const when = [day && formatDay(day, language), ticket.bookingTime].filter(Boolean).join(' ');
  const text = [
    isBooking(mine) ? when : `${t('result.yours')} ${spoken(ticket.jettonCode)}`,
    mine.locationName,
    ...(mine.joinUrl === undefined ? [mine.locationAddress] : []),
  ].join('\n');

  return async () => {
    const words = `${mine.serviceName}\n${text}`;
    try {
      if (await host.share({ title: mine.serviceName, text: words })) return;
    } catch {
      // The text can still be copied.
    }
    try {
      await navigator.clipboard.writeText(words);
      feedback.toast(t('share.copied'), 'success');
    } catch {
      await feedback.alert(mine.serviceName, text);
    }
  };
}
