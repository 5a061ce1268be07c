import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { useBridge, useDeployment, useHome, useSession } from '@vez/shared/bridge';
import { firstFreeDay } from '@vez/shared/domain';
import type { Journey } from '@vez/shared/contracts/client';
import { useSecondsLeft } from '@vez/shared/deadline';
import { useQueryClient } from '@vez/shared/query';
import { RECOMMENDED, TIMES } from '../../api/booking-queries';
import { draftFor, draftKey, holdBefore, keepDraft, noteHold, wasProposed } from '../../drafts/reservation';
import { bookedSlot, type Booking } from '../../model/booking';
import { reserveMachine } from '../../model/reserve-machine';
import { isOpen, openForm, slotWanted, type ReserveState } from '../../model/reserve-state';
import { useTexts } from '../../texts';
import { useHoldClient } from './use-hold-client';

/** The form as it was left, or with a time that is looked for. */
function opened(booking: Booking, of: Parameters<typeof draftFor>[0] & { journey: Journey }): ReserveState {
  const { about, locationId, journey, editing } = of;
  const form = draftFor(of);
  const isProposed = wasProposed(about, locationId, journey);
  const wasHeld = holdBefore(about, locationId, journey) !== undefined;
  // A proposed time that was not held may be taken by now: another one is looked for.
  if (editing || (form.day !== null && (wasHeld || !isProposed))) {
    return openForm(form, bookedSlot(booking), isProposed ? { at: 'made', isTaken: true } : undefined);
  }
  const first = firstFreeDay(booking.days);
  if (first === undefined) return openForm(form);
  return openForm({ ...form, day: first, time: null }, undefined, { at: 'wanted', isTaken: false });
}

/** The machine of a booking form with its hold and its draft, and what follows from its states. */
export function useReserveMachine(booking: Booking) {
  const { t } = useTexts();
  const bridge = useBridge();
  const queries = useQueryClient();
  const home = useHome();
  const session = useSession();
  const area = useDeployment().smsAreas[0] ?? '';
  const { service, place, editing } = booking;
  const about = draftKey(service.id, editing);
  const point = { serviceId: service.id, locationId: place.id };

  const [state, dispatch] = useReducer(reserveMachine, undefined, () =>
    opened(booking, { about, ...point, session, area, journey: bridge.journey.get(), editing }),
  );
  const { form, hold, isChanged, gone, step, proposal } = state;
  const isProposed = proposal !== undefined;
  const lost = proposal?.lost.length;
  const client = useHoldClient(
    point,
    about,
    {
      slot: slotWanted(state),
      isPassing: state.isPassing === true,
      isOpen: isOpen(state) || step === 'seeking',
    },
    dispatch,
  );

  const { holdId, expiresAt } = hold.at === 'held' ? hold.hold : {};
  useEffect(() => {
    if (isChanged) keepDraft(about, { form, locationId: place.id, isProposed }, bridge.journey, holdId);
    else if (holdId !== undefined) noteHold(about, holdId, bridge.journey);
  }, [about, bridge, form, holdId, isChanged, isProposed, place.id]);

  useEffect(() => {
    if (gone === undefined && !lost) return;
    void queries.invalidateQueries({ queryKey: TIMES });
    void queries.invalidateQueries({ queryKey: RECOMMENDED });
  }, [gone, lost, queries]);

  const leaveForHome = useEffectEvent(async () => {
    await bridge.feedback.alert(t('hold.over'), t('hold.overHow'));
    bridge.navigate(home, { replace: true });
  });
  useEffect(() => {
    if (step === 'over') void leaveForHome();
  }, [step]);

  const endsAt = expiresAt === undefined ? undefined : Date.parse(expiresAt);
  const secondsLeft = useSecondsLeft(endsAt, () => dispatch({ type: 'timeOver' }));
  // The same from one letter of the form to the next, so that the calendar is not drawn for each.
  const chooseDay = useCallback((day: string) => dispatch({ type: 'dayChosen', day }), []);
  return { about, state, dispatch, chooseDay, client, secondsLeft };
}

export type ReserveMachine = ReturnType<typeof useReserveMachine>;
