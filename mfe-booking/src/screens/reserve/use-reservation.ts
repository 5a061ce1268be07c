import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { isApiError } from '@vez/shared/api-error';
import { useApi, useBridge, useDeployment, useHome, useOnline, useSession } from '@vez/shared/bridge';
import type { Journey, ReservationRequest } from '@vez/shared/contracts/client';
import { useSecondsLeft } from '@vez/shared/deadline';
import { firstFreeDay, paths } from '@vez/shared/domain';
import { useQueryClient } from '@vez/shared/query';
import { useContactRules } from '@vez/shared/remote/contact';
import { useWrite } from '@vez/shared/remote/write';
import { useUiTexts } from '@vez/shared/ui';
import { RECOMMENDED, TIMES } from '../../api/booking-queries';
import { draftFor, draftKey, previousHoldId, saveHoldId, wasProposed } from '../../drafts/reservation';
import { parameterDrafts, reservationDrafts } from '../../drafts/stores';
import { bookedSlot, type Booking } from '../../model/booking';
import { checkReservation, isIncomplete, isMasked, needsIdNumber } from '../../model/check-reservation';
import { reservationRequest } from '../../model/reservation-request';
import { reserveMachine } from '../../model/reserve-machine';
import {
  isEditable,
  openForm,
  slotOf,
  slotToHoldNow,
  type ReserveEvent,
  type ReserveState,
} from '../../model/reserve-state';
import { isSameSlot, isSlotLost } from '../../model/slot';
import { useTexts } from '../../texts';
import { useHoldClient } from './use-hold-client';

/**
 * The draft of the form, or a form that wants a proposal: a new one, or that of a booking that its office cannot keep, or
 * that its holder changes from a message.
 */
function initialState(
  booking: Booking,
  source: Parameters<typeof draftFor>[0] & { journey: Journey },
  wasHeld: boolean,
): ReserveState {
  const { key, locationId, journey, editing } = source;
  const form = draftFor(source);
  const isProposed = wasProposed(key, locationId, journey);
  const booked = bookedSlot(booking);
  // A time ticket keeps its day.
  const isLinked =
    editing !== undefined &&
    editing.ticket.ticketType !== 'PERIOD' &&
    source.session.linked?.ticketId === editing.ticket.id;
  const wantsOther = (isLinked || editing?.closure !== undefined) && isSameSlot(slotOf(form), booked);
  // Others may have taken a proposed slot without a hold: the form proposes another one.
  if (!wantsOther && (editing || (form.day !== null && (wasHeld || !isProposed)))) {
    const proposal = isProposed ? ({ status: 'made', isTouched: true } as const) : undefined;
    return openForm(form, booked, proposal);
  }
  const first = firstFreeDay(booking.days, editing?.closure && booked?.day) ?? firstFreeDay(booking.days);
  if (first === undefined) return openForm(form);
  return openForm({ ...form, day: first, time: null }, undefined, { status: 'wanted', isTouched: false });
}

function failedEvent(error: Error): ReserveEvent {
  if (isSlotLost(error)) return { type: 'failed', lostMessage: error.message };
  if (isApiError(error, 'idNumberRequired'))
    return { type: 'failed', faults: { idNumber: 'faults.idNumberNull' } };
  if (isApiError(error, 'idNumberInvalid'))
    return { type: 'failed', faults: { idNumber: 'faults.idNumberForm' } };
  return { type: 'failed' };
}

/**
 * A booking form: its state, and the effects of its steps (decision 28). It sends the booking at once if the number is
 * proved (BOK-12, BOK-28) or an existing booking is edited (BOK-35); otherwise it hands it to the SMS code (BOK-29).
 */
export function useReservation(booking: Booking) {
  const { service, office, offer, today, parameters, editing } = booking;
  const { t } = useTexts();
  const words = useUiTexts();
  const api = useApi();
  const bridge = useBridge();
  const session = useSession();
  const home = useHome();
  const online = useOnline();
  const queries = useQueryClient();
  const area = useDeployment().smsAreas[0] ?? '';
  const key = draftKey(service.id, editing);
  const point = { serviceId: service.id, locationId: office.id };
  const here = paths.reserve(
    editing ? { ticket: editing.ticket.id } : { service: service.id, location: office.id },
  );

  const [previousId] = useState(() => previousHoldId(key, office.id, bridge.journey.get()));
  const [state, dispatch] = useReducer(reserveMachine, undefined, () =>
    initialState(
      booking,
      { key, ...point, session, area, journey: bridge.journey.get(), editing },
      previousId !== undefined,
    ),
  );
  const { form, isChanged, lostMessage, step, proposal, faults } = state;
  const client = useHoldClient(
    point,
    previousId,
    {
      slot: slotToHoldNow(state),
      isPassing: state.isPassing === true,
      isEditable: isEditable(state),
    },
    dispatch,
  );

  const hold = state.hold.status === 'held' ? state.hold.hold : undefined;
  const holdId = hold?.holdId;
  const isProposed = proposal !== undefined;
  useEffect(() => {
    if (isChanged)
      reservationDrafts.keep(key, { ...form, locationId: office.id, isProposed }, bridge.journey, holdId);
    else if (holdId !== undefined) saveHoldId(key, holdId, bridge.journey);
  }, [bridge, form, holdId, isChanged, isProposed, key, office.id]);

  const lostCount = proposal?.lost.length;
  useEffect(() => {
    if (lostMessage === undefined && !lostCount) return;
    void queries.invalidateQueries({ queryKey: TIMES });
    void queries.invalidateQueries({ queryKey: RECOMMENDED });
  }, [lostCount, lostMessage, queries]);

  const leaveForHome = useEffectEvent(async () => {
    await bridge.feedback.alert(t('hold.over'), t('hold.overHow'));
    bridge.navigate(home, { replace: true });
  });
  useEffect(() => {
    if (step === 'expired') void leaveForHome();
  }, [step]);
  const expiresAt = hold && Date.parse(hold.expiresAt);
  const secondsLeft = useSecondsLeft(expiresAt, () => dispatch({ type: 'holdExpired' }));

  const ticketMobile = editing && { area: editing.ticket.mobArea, number: editing.ticket.mobNum };
  const { mobile, isProved, needs } = useContactRules(form, ticketMobile);
  const idNeeded = needsIdNumber(offer, form.day, today) || (editing?.ticket.identifyNo ?? '') !== '';
  const write = useWrite({
    of: here,
    send: (request: ReservationRequest, options) =>
      editing
        ? api.editReservation({ ...request, id: editing.ticket.id }, options)
        : api.reserve(request, options),
    onStart: () => dispatch({ type: 'sent' }),
    onDone({ ticket: { id: ticketId } }) {
      client.handOver();
      reservationDrafts.drop(key, bridge.journey);
      parameterDrafts.delete(service.id);
      dispatch({ type: 'left' });
      if (editing) {
        const { ticketDate: date, bookingTime: time } = editing.ticket;
        bridge.journey.set({ moved: { ticketId, from: { date, time, place: editing.locationName } } });
        bridge.events.publish('ticket/edited', { ticketId });
      } else bridge.events.publish('ticket/created', { ticketId, flow: 'reservation' });
      const outcome = editing ? { changed: 1 as const } : { created: 1 as const };
      bridge.navigate(paths.result({ ticket: ticketId, ...outcome }), { replace: true });
    },
    onFailed: (error) => dispatch(failedEvent(error)),
  });
  const send = useEffectEvent(() => {
    const request = reservationRequest({
      service,
      office,
      day: form.day!,
      time: form.time!,
      mobile,
      idNumber: idNeeded && !isMasked(form.idNumber) ? form.idNumber.trim() : null,
      holdId,
      euid: session.kind === 'superApp' ? session.euid : undefined,
      parameters,
    });
    if (isProved) return write.send(request);
    const { idempotencyKey } = write;
    const pendingHold = hold && { expiresAt: hold.expiresAt, renewable: hold.renewable };
    client.handOver();
    bridge.journey.set({
      pending: { flow: 'reservation', request, mobile, idempotencyKey, returnTo: here, hold: pendingHold },
    });
    reservationDrafts.drop(key, bridge.journey);
    dispatch({ type: 'left' });
    bridge.navigate(paths.smsCodeForBooking());
  });
  useEffect(() => {
    if (step === 'ready') send();
  }, [step]);

  const { day, time, idNumber, phone, agreed } = faults;
  const lostTime = proposal?.lost.at(-1);
  const canContinue = isProved || bridge.canServe(paths.smsCodeForBooking());
  return {
    booking,
    key,
    state,
    dispatch,
    // Stable, so that typing does not render the calendar again.
    chooseDay: useCallback((chosen: string) => dispatch({ type: 'dayChosen', day: chosen }), []),
    client,
    secondsLeft,
    write,
    isProved,
    idNeeded,
    submit() {
      const found = checkReservation(form, { ...needs, idNumber: idNeeded });
      dispatch({ type: 'submitted', faults: found });
      if (isIncomplete(found)) bridge.feedback.toast(t('faults.pleaseFillInfo'), 'error');
    },
    /** By field, in the order of the page. */
    messages: {
      day: day && t(day),
      time: time && t(time),
      idNumber: idNumber && t(idNumber),
      phone: phone && words.phone[phone],
      agreed: agreed && t(agreed),
    },
    /** Why the chosen or proposed time is no longer in the form. */
    lostMessage: lostTime === undefined ? lostMessage : t('proposal.taken', { time: lostTime }),
    /** Why the form cannot be sent now. */
    off: !online ? t('offline') : canContinue ? undefined : t('noCode'),
  };
}

type Reservation = ReturnType<typeof useReservation>;
export const ReservationContext = createContext<Reservation | null>(null);

export function useReservationContext(): Reservation {
  const reservation = useContext(ReservationContext);
  if (reservation === null)
    throw new Error('A section of the booking form needs ReservationContext above it.');
  return reservation;
}
