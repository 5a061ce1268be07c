import { useApi, useBridge } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useWrite } from '@vez/shared/remote/write';
import { dropDraft } from '../../drafts/number';
import type { NumberMachine } from './use-number-machine';

/** Takes the number, and opens it (QUE-09). @param here the address of the form */
export function useTake(here: string, { dispatch }: NumberMachine) {
  const bridge = useBridge();
  const api = useApi();
  return useWrite({
    of: here,
    send: api.takeQueueTicket,
    onStart: () => dispatch({ type: 'sent' }),
    onDone({ ticket }) {
      dropDraft(here, bridge.journey);
      dispatch({ type: 'left' });
      bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'queue' });
      bridge.navigate(paths.result({ ticket: ticket.id, created: 1 }), { replace: true });
    },
    onFailed: () => dispatch({ type: 'failed' }),
  });
}
