import { Trash2 } from 'lucide-react';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { spoken } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { forgetTicket } from '@vez/shared/remote/tickets';
import { Button, useTapGuard } from '@vez/shared/ui';
import { kindTexts } from '../../components/kind-texts';
import { isBooking } from '../../model/ticket';
import { useTexts } from '../../texts';
import { useWhen } from './use-when';

/** Cancels the ticket after a confirmation (TIX-12, TIX-23). */
export function CancelTicket({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const bridge = useBridge();
  const { events, feedback } = bridge;
  const api = useApi();
  const { id } = mine.ticket;
  const guard = useTapGuard();
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
  const ask = async () => {
    const yes = await feedback.confirm({
      title: t(words.cancelTitle),
      text: t('cancel.text', { what }),
      confirm: t(words.cancelYes),
      cancel: t('cancel.no'),
      danger: true,
    });
    if (yes) cancel.mutate();
  };
  return (
    <>
      <FailureNotice error={cancel.error} />
      {mine.cancellable && mine.progress !== 'called' && (
        <Button kind="danger" icon={Trash2} busy={cancel.isPending} onClick={() => guard(() => void ask())}>
          {t(words.cancel)}
        </Button>
      )}
    </>
  );
}
