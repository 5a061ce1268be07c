import { useEffect, useEffectEvent } from 'react';
import { useBridge, useSession } from '@vez/shared/bridge';
import { paths } from '@vez/shared/domain';
import { useContactRules } from '@vez/shared/remote/contact';
import { dropDraft } from '../../drafts/reservation';
import type { Booking } from '../../model/booking';
import { checkReservation, isIncomplete, isMasked } from '../../model/check-reservation';
import { needsIdNumber } from '../../model/id-requirement';
import { reservationRequest } from '../../model/reservation-request';
import { useTexts } from '../../texts';
import type { ReserveMachine } from './use-reserve-machine';
import { useSend } from './use-send';

/**
 * Checks the form and sends it: at once for whoever is known by this number (BOK-12, BOK-28) and for a change
 * of a booking (BOK-35), else by way of the SMS code, which gets the booking (BOK-29).
 */
export function useSubmit(booking: Booking, machine: ReserveMachine) {
  const { service, place, offer, today, parameters, editing } = booking;
  const { about, state, dispatch, client } = machine;
  const { form, hold, step } = state;
  const { t } = useTexts();
  const bridge = useBridge();
  const session = useSession();
  const ofTicket = editing && { area: editing.ticket.mobArea, number: editing.ticket.mobNum };
  const { mobile, isProved, needs } = useContactRules(form, ofTicket);
  const idNeeded = needsIdNumber(offer, form.day, today) || (editing?.ticket.identifyNo ?? '') !== '';
  const here = editing
    ? paths.reserve({ ticket: editing.ticket.id })
    : paths.reserve({ service: service.id, location: place.id });
  const write = useSend(here, booking, machine);

  const send = useEffectEvent(() => {
    const request = reservationRequest({
      service,
      place,
      day: form.day!,
      time: form.time!,
      mobile,
      idNumber: idNeeded && !isMasked(form.idNumber) ? form.idNumber.trim() : null,
      holdId: hold.at === 'held' ? hold.hold.holdId : undefined,
      euid: session.kind === 'superApp' ? session.euid : undefined,
      parameters,
    });
    if (isProved) return write.send(request);
    const { idempotencyKey } = write;
    const { expiresAt, renewable } = hold.at === 'held' ? hold.hold : {};
    const left = expiresAt === undefined ? undefined : { expiresAt, renewable: renewable === true };
    const pending = { request, mobile, idempotencyKey, returnTo: here, hold: left };
    client.handOver();
    bridge.journey.set({ pending: { flow: 'reservation', ...pending } });
    dropDraft(about, bridge.journey);
    dispatch({ type: 'left' });
    bridge.navigate(paths.smsCodeForBooking());
  });
  useEffect(() => {
    if (step === 'ready') send();
  }, [step]);

  return {
    write,
    isProved,
    idNeeded,
    submit() {
      const faults = checkReservation(form, { ...needs, idNumber: idNeeded });
      dispatch({ type: 'submitted', faults });
      if (isIncomplete(faults)) bridge.feedback.toast(t('faults.pleaseFillInfo'), 'error');
    },
  };
}
