import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket, ReservationRequest } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useWrite } from '@vez/shared/remote/write';

interface Told {
  onBooked(): void;
  onRefused(error: Error): void;
}

/** Books, or moves a booking, and goes on to the result (BOK-28, BOK-35). */
export function useSend(of: string, editing: MyTicket | undefined, { onBooked, onRefused }: Told) {
  const api = useApi();
  const bridge = useBridge();
  return useWrite({
    of,
    send: (request: ReservationRequest, options) =>
      editing
        ? api.editReservation({ ...request, id: editing.ticket.id }, options)
        : api.reserve(request, options),
    onDone({ ticket }) {
      onBooked();
      if (editing) bridge.events.publish('ticket/edited', { ticketId: ticket.id });
      else bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'reservation' });
      bridge.navigate(paths.result({ ticket: ticket.id, created: editing ? undefined : 1 }), {
        replace: true,
      });
    },
    onFailed: onRefused,
  });
}
