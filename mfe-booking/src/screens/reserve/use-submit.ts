import { isApiError } from '@vez/shared/api-error';
import { useBridge, useDeployment, useSession } from '@vez/shared/bridge';
import type { MyTicket, Service, ServiceLocation } from '@vez/shared/contracts/client';
import type { CalendarDay } from '@vez/shared/dates';
import { isSameMobile, normalisePhone, paths } from '@vez/shared/domain';
import { useMutation } from '@vez/shared/query';
import { dropParameters } from '../../drafts/parameters';
import { checkReservation, isIncomplete, isMasked } from '../../model/check-reservation';
import { needsIdNumber } from '../../model/id-requirement';
import type { Offer } from '../../model/offer';
import { isGone } from '../../model/refusals';
import { reservationRequest } from '../../model/reservation-request';
import { useTexts } from '../../texts';
import type { ChosenTime } from './use-chosen-time';
import type { ReservationDraft } from './use-reservation-form';
import { useSend } from './use-send';

export interface Booking {
  service: Service;
  place: ServiceLocation;
  offer: Offer;
  today: CalendarDay;
  /** What the service asked for, in the order of its list. */
  parameters: readonly string[];
  editing?: MyTicket;
}

/**
 * Checks the form and sends it: at once for whoever is known by this number (BOK-12, BOK-28) and for a change
 * of a booking (BOK-35), else by way of the SMS code, which gets the booking (BOK-29).
 */
export function useSubmit(booking: Booking, draft: ReservationDraft, chosen: ChosenTime) {
  const { service, place, offer, today, parameters, editing } = booking;
  const { t } = useTexts();
  const bridge = useBridge();
  const session = useSession();
  const { smsAreas, idNumber: idRule } = useDeployment();
  const { form, show, drop } = draft;

  const isHostUser = session.kind === 'superApp' && session.mobile !== undefined;
  const idNeeded = needsIdNumber(offer, form.day, today) || (editing?.ticket.identifyNo ?? '') !== '';
  const proved = editing ? { area: editing.ticket.mobArea, number: editing.ticket.mobNum } : session.mobile;
  const { area, number } = normalisePhone(form.number, form.area, smsAreas, proved);
  const mobile = { area, number };
  const isProved = editing !== undefined || isHostUser || isSameMobile(session.mobile, mobile);

  const here = editing
    ? paths.reserve({ ticket: editing.ticket.id })
    : paths.reserve({ service: service.id, location: place.id });
  const sending = useSend(here, editing, {
    onBooked() {
      chosen.hold.handOver();
      drop();
      dropParameters(service.id);
    },
    onRefused(error) {
      if (isGone(error)) chosen.giveUp(error.message);
      else if (isApiError(error, 'idNumberRequired')) show({ idNumber: 'faults.idNumberNull' });
      else if (isApiError(error, 'idNumberInvalid')) show({ idNumber: 'faults.idNumberForm' });
    },
  });

  const settling = useMutation({
    mutationFn: chosen.hold.settled,
    onSuccess: (isKept) => isKept && send(),
  });

  function submit() {
    const found = checkReservation(form, {
      idNumber: idNeeded,
      phone: !isHostUser,
      agreement: session.kind === 'anonymous',
      areas: smsAreas,
      proved,
      idRule,
    });
    show(found);
    if (isIncomplete(found)) bridge.feedback.toast(t('faults.pleaseFillInfo'), 'error');
    if (Object.keys(found).length > 0) return;
    // Whoever is quicker than the network would lose the last place to their own hold.
    if (chosen.hold.isArriving()) settling.mutate();
    else send();
  }

  function send() {
    const request = reservationRequest({
      service,
      place,
      day: form.day!,
      time: form.time!,
      mobile,
      idNumber: idNeeded && !isMasked(form.idNumber) ? form.idNumber.trim() : null,
      holdId: chosen.hold.idNow(),
      euid: session.kind === 'superApp' ? session.euid : undefined,
      parameters,
    });
    if (isProved) return sending.send(request);
    chosen.hold.handOver();
    const { idempotencyKey } = sending;
    bridge.journey.set({ pending: { flow: 'reservation', request, mobile, idempotencyKey, returnTo: here } });
    drop();
    bridge.navigate(paths.smsCodeForBooking());
  }

  return { submit, sending, isBusy: sending.isBusy || settling.isPending, isProved, idNeeded };
}
