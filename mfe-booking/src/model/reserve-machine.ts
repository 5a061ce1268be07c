import { mendFaults } from '@vez/shared/domain';
import type { ReservationFaults, ReservationForm } from './check-reservation';
import {
  isEditable,
  isOpen,
  slotOf,
  slotToHold,
  slotToHoldNow,
  type FormState,
  type ReserveEvent,
  type ReserveState,
  type Step,
} from './reserve-state';
import { isSameSlot, type HoldAnswer } from './slot';

/** The fault that a change of the field clears. */
const FAULT_OF: Record<keyof ReservationForm, keyof ReservationFaults> = {
  day: 'day',
  time: 'time',
  idNumber: 'idNumber',
  area: 'phone',
  number: 'phone',
  agreed: 'agreed',
};

/** The same form at another step, without the fields of the previous step. */
function toStep<Next extends Step>(
  { form, booked, faults, attempt, isChanged, hold, lostMessage, isPassing, proposal }: FormState,
  step: Next,
): FormState & Next {
  return { form, booked, faults, attempt, isChanged, hold, lostMessage, isPassing, proposal, ...step };
}

function change(state: ReserveState, changed: Partial<ReservationForm>): ReserveState {
  const form = { ...state.form, ...changed };
  const faults = mendFaults(state.faults, changed, FAULT_OF);
  const next: ReserveState = { ...state, form, faults, isChanged: true };
  const wasSubmitted = next.step === 'settling' || next.step === 'ready' || next.step === 'left';
  return wasSubmitted ? toStep(next, { step: 'filling' }) : next;
}

const requestHold = (state: ReserveState): ReserveState => ({
  ...state,
  hold: { status: slotToHoldNow(state) ? 'requested' : 'none' },
});

function choose(state: ReserveState, day: string, time: string | null, isPassing = false): ReserveState {
  const from: ReserveState = { ...state, lostMessage: undefined, proposal: undefined, isPassing };
  const chosen = change(from, { day, time });
  const wasRequested = state.isPassing !== true && state.proposal?.isTouched !== false;
  const isSame = wasRequested && isSameSlot(slotOf(chosen.form), slotOf(state.form));
  const needsHold = slotToHold(chosen) !== undefined && !isPassing;
  const hold: FormState['hold'] = isSame ? state.hold : { status: needsHold ? 'requested' : 'none' };
  return chosen.step === 'seeking' ? toStep({ ...chosen, hold }, { step: 'filling' }) : { ...chosen, hold };
}

function propose(state: ReserveState, time: string | null): ReserveState {
  if (state.proposal?.status !== 'wanted') return state;
  if (time === null) return { ...state, proposal: undefined };
  return requestHold({ ...change(state, { time }), proposal: { ...state.proposal, status: 'made' } });
}

/** The first act of the citizen holds the proposed slot; reading the page does not. */
const touch = (state: ReserveState): ReserveState =>
  state.proposal?.isTouched === false
    ? requestHold({ ...state, proposal: { ...state.proposal, isTouched: true } })
    : state;

/** Drops the time, and keeps the day and the other fields. */
const clearTime = (state: ReserveState, lostMessage?: string): ReserveState => ({
  ...change(state, { time: null }),
  hold: { status: 'none' },
  lostMessage,
  proposal: undefined,
});

/** After this many lost proposals the citizen has to choose. */
const MAX_LOST_PROPOSALS = 3;

/** Clears a lost slot; a proposed one is replaced by the next free one. */
function loseSlot(state: ReserveState, message: string): ReserveState {
  const { proposal } = state;
  const { time } = state.form;
  if (proposal === undefined || time === null || proposal.lost.length >= MAX_LOST_PROPOSALS) {
    return clearTime(state, message);
  }
  const next = { status: 'wanted', isTouched: true, lost: [...proposal.lost, time] } as const;
  return { ...clearTime(state, message), proposal: next };
}

/** A submitted form waits for its own hold, which may take the rest of the slot. */
const settle = (state: ReserveState): ReserveState =>
  state.step === 'settling' && state.hold.status !== 'requested' ? toStep(state, { step: 'ready' }) : state;

function submit(state: ReserveState, faults: ReservationFaults): ReserveState {
  const next = { ...touch(state), faults, attempt: state.attempt + 1 };
  const isValid = Object.keys(faults).length === 0;
  return isValid ? settle(toStep(next, { step: 'settling' })) : toStep(next, { step: 'filling' });
}

function onHoldAnswer(state: ReserveState, answer: HoldAnswer): ReserveState {
  // The citizen has chosen another slot meanwhile.
  if (!isSameSlot(answer.slot, slotOf(state.form))) return state;
  switch (answer.type) {
    case 'held':
      return settle({ ...state, hold: { status: 'held', hold: answer.hold } });
    case 'notHeld':
      return settle({ ...state, hold: { status: 'none' } });
    case 'slotLost':
      return loseSlot(state, answer.message);
  }
}

function fail(
  state: ReserveState,
  { faults, lostMessage }: { faults?: ReservationFaults; lostMessage?: string },
): ReserveState {
  if (lostMessage !== undefined) return loseSlot(state, lostMessage);
  return faults ? { ...state, faults, attempt: state.attempt + 1 } : state;
}

/** The booking form without React, clock and network (BOK-15 to BOK-37). `useReservation` runs the effects of its states. */
export function reserveMachine(state: ReserveState, event: ReserveEvent): ReserveState {
  switch (event.type) {
    case 'typed':
      return change(state, event.change);
    case 'touched':
      return isOpen(state) ? touch(state) : state;
    case 'dayChosen':
      return choose(state, event.day, event.day === state.form.day ? state.form.time : null);
    case 'timeChosen':
      return choose(state, event.slot.day, event.slot.time, event.isPassing);
    case 'proposed':
      return propose(state, event.time);
    case 'dayMissed':
      return isOpen(state) ? toStep(state, { step: 'filling', isDayMissed: true }) : state;
    case 'seekOpened':
      return isOpen(state) ? toStep(state, { step: 'seeking', choice: event.choice }) : state;
    case 'seekClosed':
      return state.step === 'seeking' ? toStep(state, { step: 'filling' }) : state;
    case 'held':
    case 'notHeld':
    case 'slotLost':
      return onHoldAnswer(state, event);
    case 'pageHidden':
      return isEditable(state) ? { ...state, hold: { status: 'none' } } : state;
    case 'pageShown':
      return isEditable(state) ? requestHold(state) : state;
    case 'holdExpired':
      // The hold was released meanwhile.
      if (state.hold.status !== 'held') return state;
      // The pending request decides: the server may have booked the slot in time.
      if (state.step !== 'filling' && state.step !== 'seeking') return state;
      return toStep(clearTime(state), { step: 'expired' });
    case 'submitted':
      return isOpen(state) ? submit(state, event.faults) : state;
    case 'sent':
      return toStep(state, { step: 'sending' });
    case 'failed':
      return fail(toStep(state, { step: 'filling' }), event);
    case 'left':
      return toStep({ ...state, isChanged: false }, { step: 'left' });
  }
}
