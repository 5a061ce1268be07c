import { UserCheck } from 'lucide-react';
import { useMutation } from '@vez/shared/query';
import { useApi, useBridge, useOnline } from '../../bridge';
import type { MyTicket } from '../../contracts/client';
import { Button } from '../../ui/button/button';
import { useUiTexts } from '../../ui/texts';
import { FailureNotice } from '../failure-notice';

interface Props {
  mine: MyTicket;
  onDone?: () => void;
}

/** Rejoins the queue after a missed call, with a confirmation, as it works only once (decision 88). */
export function Rejoin({ mine, onDone }: Props) {
  const { rejoin: words } = useUiTexts();
  const { events, feedback } = useBridge();
  const api = useApi();
  const online = useOnline();
  const { id } = mine.ticket;
  const rejoin = useMutation({
    mutationFn: () => api.rejoin({ id }),
    onSuccess: onDone,
    // Also after a refusal: the ticket's status has changed.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
  const ask = async () => {
    const yes = await feedback.confirm({
      title: words.title,
      text: words.how,
      confirm: words.yes,
      cancel: words.no,
    });
    if (yes) rejoin.mutate();
  };
  return (
    <>
      <FailureNotice error={rejoin.error} />
      <Button
        icon={UserCheck}
        busy={rejoin.isPending}
        disabledReason={online ? undefined : words.offline}
        onClick={() => void ask()}
      >
        {words.yes}
      </Button>
    </>
  );
}
