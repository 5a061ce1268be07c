import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { formatDay, fromWireDate } from '@vez/shared/dates';
import { spoken } from '@vez/shared/domain';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';

/** Shares the ticket as text, with a link that shows it until the end of the day if one can be made. */
export function useShare(mine: MyTicket): () => Promise<void> {
  const { t, language } = useTexts();
  const { feedback, host } = useBridge();
  const api = useApi();
  const session = useSession();
  const { ticket } = mine;
  const day = fromWireDate(ticket.ticketDate);
  const when = [day && formatDay(day, language), ticket.bookingTime].filter(Boolean).join(' ');
  const text = [
    isBooking(mine) ? when : `${t('result.yours')} ${spoken(ticket.jettonCode)}`,
    mine.locationName,
    ...(mine.joinUrl === undefined ? [mine.locationAddress] : []),
  ].join('\n');

  /** Undefined for a ticket that is over, for the holder of a link that only shows it, and offline. */
  async function addressToShare(): Promise<string | undefined> {
    if (session.linked?.mayChange === false) return undefined;
    try {
      return (await api.shareTicket({ id: ticket.id }, { silent: true })).address;
    } catch {
      return undefined;
    }
  }

  return async () => {
    const url = await addressToShare();
    const words = [mine.serviceName, text, ...(url === undefined ? [] : [url])].join('\n');
    try {
      const content = { title: mine.serviceName, text: `${mine.serviceName}\n${text}` };
      if (await host.share(url === undefined ? content : { ...content, url })) return;
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
