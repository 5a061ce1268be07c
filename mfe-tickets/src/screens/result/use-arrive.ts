import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket } from '@vez/shared/contracts/client';
import { useMutation } from '@vez/shared/query';
import { useTexts } from '../../texts';

/** Checks the holder of a ticket in. */
export function useArrive({ ticket: { id } }: MyTicket) {
  const { t } = useTexts();
  const { events, feedback } = useBridge();
  const api = useApi();
  return useMutation({
    mutationFn: () => api.checkIn({ id }),
    onSuccess: () => feedback.toast(t('result.checkedIn'), 'success'),
    // Also after a refusal: the number may have been called or passed over meanwhile.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
}
