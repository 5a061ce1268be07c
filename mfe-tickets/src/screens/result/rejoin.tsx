import { UserCheck } from 'lucide-react';
import { useApi, useBridge, useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Button } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Rejoins the queue after a missed call, with a confirmation, as it works only once (decision 88). */
export function Rejoin({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const { events, feedback } = useBridge();
  const api = useApi();
  const online = useOnline();
  const { id } = mine.ticket;
  const rejoin = useMutation({
    mutationFn: () => api.rejoin({ id }),
    // Also after a refusal: the ticket's status has changed.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
  const ask = async () => {
    const yes = await feedback.confirm({
      title: t('rejoin.title'),
      text: t('rejoin.how'),
      confirm: t('rejoin.yes'),
      cancel: t('rejoin.no'),
    });
    if (yes) rejoin.mutate();
  };
  return (
    <>
      <FailureNotice error={rejoin.error} />
      <Button
        icon={UserCheck}
        busy={rejoin.isPending}
        disabledReason={online ? undefined : t('rejoin.offline')}
        onClick={() => void ask()}
      >
        {t('rejoin.yes')}
      </Button>
    </>
  );
}
