import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { spoken } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { forgetTicket } from '@vez/shared/remote/tickets';
import { kindTexts } from '../../components/kind-texts';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';
import { useWhen } from './use-when';

/** Cancels the ticket after a confirmation (TIX-12, TIX-23). */
export function useCancel(mine: MyTicket) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { events, feedback } = bridge;
  const api = useApi();
  const { id } = mine.ticket;
  const when = useWhen();
  const words = kindTexts(mine);
  const { ticketDate, bookingTime, jettonCode } = mine.ticket;
  const what = [
    isBooking(mine) ? when(ticketDate, bookingTime) : spoken(jettonCode),
    mine.serviceName,
    mine.locationName,
  ].join(' · ');
  const cancel = useMutation({
    mutationFn: () => api.cancelTicket({ id }),
    onSuccess() {
      forgetTicket(bridge.session.get(), id);
      events.publish('ticket/cancelled', { ticketId: id });
      feedback.toast(t('cancel.done', { what }), 'success');
    },
    // After a refusal the ticket's status has changed.
    onError: () => events.publish('ticket/edited', { ticketId: id }),
  });
  return {
    error: cancel.error,
    isPending: cancel.isPending,
    async ask() {
      const yes = await feedback.confirm({
        title: t(words.cancelTitle),
        text: t('cancel.text', { what }),
        confirm: t(words.cancelYes),
        cancel: t('cancel.no'),
        danger: true,
      });
      if (yes) cancel.mutate();
    },
  };
}
