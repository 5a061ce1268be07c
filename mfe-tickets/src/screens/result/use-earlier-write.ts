import { useApi, useBridge, useSession } from '@vez/shared/bridge';
import type { Api, MyTicket } from '@vez/shared/contracts/client';
import { useMutation, useQueryClient } from '@vez/shared/query';
import { ticketQuery } from '../../api/ticket-queries';

/** A write about earlier times. The page shows its answer, a ticket, without waiting for the next read. */
export function useEarlierWrite<Request>(
  id: string,
  send: (api: Api, request: Request) => Promise<MyTicket>,
) {
  const api = useApi();
  const session = useSession();
  const queries = useQueryClient();
  const { events } = useBridge();
  return useMutation({
    mutationFn: (request: Request) => send(api, request),
    onSuccess: (mine) =>
      queries.setQueryData(ticketQuery(api, session, id).queryKey, {
        mine,
        readAt: new Date().toISOString(),
      }),
    // Also after a refusal: the offer may be gone.
    onSettled: () => events.publish('ticket/edited', { ticketId: id }),
  });
}
