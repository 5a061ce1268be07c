import { useState } from 'react';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { MyTicket, ReservationRequest } from '@vez/shared/contracts/client';
import { randomId } from '@vez/shared/http';
import { useMutation } from '@vez/shared/query';

interface Told {
  onBooked(): void;
  onRefused(error: Error): void;
}

/** Books, or moves a booking, and goes on to the result (BOK-28, BOK-35). */
export function useSend(editing: MyTicket | undefined, { onBooked, onRefused }: Told) {
  const api = useApi();
  const bridge = useBridge();
  // One key for this form: however often it is sent, it is one ticket.
  const [idempotencyKey] = useState(randomId);
  const sending = useMutation({
    mutationFn: (request: ReservationRequest) =>
      editing
        ? api.editReservation({ ...request, id: editing.ticket.id }, { idempotencyKey })
        : api.reserve(request, { idempotencyKey }),
    onSuccess({ ticket }) {
      onBooked();
      if (editing) bridge.events.publish('ticket/edited', { ticketId: ticket.id });
      else bridge.events.publish('ticket/created', { ticketId: ticket.id, flow: 'reservation' });
      bridge.navigate(`/success?ticket=${ticket.id}${editing ? '' : '&created=1'}`, { replace: true });
    },
    onError: onRefused,
  });
  return { sending, idempotencyKey };
}
