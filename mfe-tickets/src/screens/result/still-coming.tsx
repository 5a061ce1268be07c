import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { offerOf } from '../../model/earlier';
import { useTexts } from '../../texts';
import { ComingQuestion } from './coming-question';
import { SaidLine } from './question';
import { useCancel } from './use-cancel';

function useConfirm(id: string) {
  const { events } = useBridge();
  const api = useApi();
  return useMutation({
    mutationFn: () => api.confirmComing({ id }),
    // Also after a refusal: the booking may have been cancelled elsewhere.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
}

/** Asks the holder of a booking if they are still coming, as its reminder did (decision 385), or says that they are. */
export function StillComing({ mine }: { mine: MyTicket }) {
  const { t } = useTexts();
  const confirm = useConfirm(mine.ticket.id);
  const cancel = useCancel(mine);
  const { isSuccess } = confirm;
  const said = useFocusOnResult<HTMLParagraphElement>(isSuccess);
  // One question at a time: an offer ends within minutes.
  const isAsked = mine.coming === 'asked' && !isSuccess && offerOf(mine) === undefined;
  const isSaid = mine.coming === 'confirmed' || (mine.coming === 'asked' && isSuccess);
  return (
    <>
      <FailureNotice error={confirm.error ?? cancel.error} />
      {isAsked && <ComingQuestion {...{ mine, confirm, cancel }} />}
      {isSaid && <SaidLine ref={said}>{t('coming.said')}</SaidLine>}
    </>
  );
}
