import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge } from '@vez/shared/bridge';
import type { ReservationRequest } from '@vez/shared/contracts/client';
import { paths } from '@vez/shared/domain';
import { useWrite } from '@vez/shared/remote/write';
import { dropParameters } from '../../drafts/parameters';
import { dropDraft } from '../../drafts/reservation';
import type { Booking } from '../../model/booking';
import { isGone } from '../../model/refusals';
import type { ReserveMachine } from './use-reserve-machine';

/** Books, or moves a booking, and goes on to the result (BOK-28, BOK-35). @param of the address of the form */
export function useSend(of: string, { service, editing }: Booking, machine: ReserveMachine) {
  const api = useApi();
  const bridge = useBridge();
  const { about, client, dispatch } = machine;
  return useWrite({
    of,
    send: (request: ReservationRequest, options) =>
      editing
        ? api.editReservation({ ...request, id: editing.ticket.id }, options)
        : api.reserve(request, options),
    onStart: () => dispatch({ type: 'sent' }),
    onDone({ ticket }) {
      client.handOver();
      dropDraft(about, bridge.journey);
      dropParameters(service.id);
      dispatch({ type: 'left' });
      const ticketId = ticket.id;
      if (editing) {
        const { ticketDate: date, bookingTime: time } = editing.ticket;
        bridge.journey.set({ moved: { ticketId, from: { date, time, place: editing.locationName } } });
        bridge.events.publish('ticket/edited', { ticketId });
      } else bridge.events.publish('ticket/created', { ticketId, flow: 'reservation' });
      const how = editing ? { changed: 1 as const } : { created: 1 as const };
      bridge.navigate(paths.result({ ticket: ticketId, ...how }), { replace: true });
    },
    onFailed(error) {
      if (isGone(error)) dispatch({ type: 'failed', gone: error.message });
      else if (isApiError(error, 'idNumberRequired'))
        dispatch({ type: 'failed', faults: { idNumber: 'faults.idNumberNull' } });
      else if (isApiError(error, 'idNumberInvalid'))
        dispatch({ type: 'failed', faults: { idNumber: 'faults.idNumberForm' } });
      else dispatch({ type: 'failed' });
    },
  });
}
