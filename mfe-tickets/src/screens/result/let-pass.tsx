import { UserRoundPlus } from 'lucide-react';
import { useApi, useBridge, useOnline } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { spoken } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Button, useTapGuard } from '@vez/shared/ui';
import { useTexts } from '../../texts';

/** Lets the next people behind a number go first, after a confirmation, for holders who need more time (decision 397). */
export function LetPass({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const { events, feedback } = useBridge();
  const api = useApi();
  const online = useOnline();
  const guard = useTapGuard();
  const { id, jettonCode } = mine.ticket;
  const letPass = useMutation({
    mutationFn: () => api.letPass({ id }),
    onSuccess: () => feedback.toast(t('letPass.done'), 'success'),
    // Also after a refusal: the number may have been called meanwhile.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
  const ask = async (count: number) => {
    const yes = await feedback.confirm({
      title: t('letPass.title'),
      text: t('letPass.text', { count, number: spoken(jettonCode) }),
      confirm: t('letPass.yes'),
      cancel: t('letPass.no'),
    });
    if (yes) letPass.mutate();
  };
  const { mayLetPass } = mine;
  return (
    <>
      <FailureNotice error={letPass.error} />
      {mine.progress === 'waiting' && mayLetPass !== undefined && (
        <Button
          kind="outline"
          icon={UserRoundPlus}
          busy={letPass.isPending}
          disabled={!online}
          onClick={() => guard(() => void ask(mayLetPass))}
        >
          {t('letPass.act')}
        </Button>
      )}
    </>
  );
}
