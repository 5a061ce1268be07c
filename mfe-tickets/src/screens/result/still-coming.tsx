import { CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { FailureNotice } from '@vez/shared/remote';
import { Icon, token, type } from '@vez/shared/ui';
import { useFocusOnResult } from '@vez/shared/ui/focus-on-result';
import { offerOf } from '../../model/earlier';
import { useTexts } from '../../texts';
import { ComingQuestion } from './coming-question';
import { useCancel } from './use-cancel';

const Said = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
  ${type.support}
  color: ${token.color.ink2};
  svg {
    flex: none;
  }
`;

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
      {isSaid && (
        <Said ref={said} tabIndex={-1}>
          <Icon of={CircleCheck} size={20} />
          {t('coming.said')}
        </Said>
      )}
    </>
  );
}
