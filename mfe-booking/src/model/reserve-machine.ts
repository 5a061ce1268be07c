import { mendFaults } from '@vez/shared/domain';
import type { ReservationFaults, ReservationForm } from './check-reservation';
import type { HoldAnswer } from './hold-client';
import {
  isOpen,
  slotOf,
  slotToHold,
  slotWanted,
  type Filled,
  type ReserveEvent,
  type ReserveState,
  type Step,
} from './reserve-state';
import { isSameSlot } from './slot';

/** Which fault a change of a field mends, or leaves to the next attempt. */
const FAULT_OF: Record<keyof ReservationForm, keyof ReservationFaults> = {
  day: 'day',
  time: 'time',
  idNumber: 'idNumber',
  area: 'phone',
  number: 'phone',
  agreed: 'agreed',
};

/** The same form at another step: what belongs to the step before is dropped. */
function at<Next extends Step>(
  { form, booked, faults, attempt, isChanged, hold, gone, isPassing, proposal }: Filled,
  step: Next,
): Filled & Next {
  return { form, booked, faults, attempt, isChanged, hold, gone, isPassing, proposal, ...step };
}

function change(state: ReserveState, changed: Partial<ReservationForm>): ReserveState {
  const form = { ...state.form, ...changed };
  const faults = mendFaults(state.faults, changed, FAULT_OF);
  const next: ReserveState = { ...state, form, faults, isChanged: true };
  const wasSubmitted = next.step === 'settling' || next.step === 'ready' || next.step === 'left';
  return wasSubmitted ? at(next, { step: 'filling' }) : next;
}

function choose(state: ReserveState, day: string, time: string | null, isPassing = false): ReserveState {
  const from: ReserveState = { ...state, gone: undefined, proposal: undefined, isPassing };
  const chosen = change(from, { day, time });
  const isAsked = state.isPassing !== true && state.proposal?.isTaken !== false;
  const isSame = isAsked && isSameSlot(slotOf(chosen.form), slotOf(state.form));
  const asks = slotToHold(chosen) !== undefined && !isPassing;
  const hold: Filled['hold'] = isSame ? state.hold : { at: asks ? 'asked' : 'none' };
  return chosen.step === 'seeking' ? at({ ...chosen, hold }, { step: 'filling' }) : { ...chosen, hold };
}

/** The form chooses for a citizen who has not done so yet. */
function propose(state: ReserveState, time: string | null): ReserveState {
  if (state.proposal?.at !== 'wanted') return state;
  if (time === null) return { ...state, proposal: undefined };
  return asked({ ...change(state, { time }), proposal: { ...state.proposal, at: 'made' } });
}

/** Asks for the hold of the slot that is wanted, if any. */
const asked = (state: ReserveState): ReserveState => ({
  ...state,
  hold: { at: slotWanted(state) ? 'asked' : 'none' },
});

/** The first act of the citizen takes the proposed slot: who only looks holds nothing. */
const take = (state: ReserveState): ReserveState =>
  state.proposal?.isTaken === false
    ? asked({ ...state, proposal: { ...state.proposal, isTaken: true } })
    : state;

/** Another time must be chosen: the day, and what was typed, stay. */
const withoutTime = (state: ReserveState, gone?: string): ReserveState => ({
  ...change(state, { time: null }),
  hold: { at: 'none' },
  gone,
  proposal: undefined,
});

/** How many proposals others may take before the citizen is asked to choose. */
const MOST_LOST = 3;

/** In place of a proposed time that others took, the next one is proposed; what was typed stays. */
function withoutSlot(state: ReserveState, gone: string): ReserveState {
  const { proposal } = state;
  const { time } = state.form;
  if (proposal === undefined || time === null || proposal.lost.length >= MOST_LOST) {
    return withoutTime(state, gone);
  }
  const next = { at: 'wanted', isTaken: true, lost: [...proposal.lost, time] } as const;
  return { ...withoutTime(state, gone), proposal: next };
}

/** An attempt to send waits for the hold, or it would lose the last place to it. */
const settle = (state: ReserveState): ReserveState =>
  state.step === 'settling' && state.hold.at !== 'asked' ? at(state, { step: 'ready' }) : state;

function submit(state: ReserveState, faults: ReservationFaults): ReserveState {
  const tried = { ...take(state), faults, attempt: state.attempt + 1 };
  const isRight = Object.keys(faults).length === 0;
  return isRight ? settle(at(tried, { step: 'settling' })) : at(tried, { step: 'filling' });
}

function onHoldAnswer(state: ReserveState, answer: HoldAnswer): ReserveState {
  // Another slot was chosen meanwhile.
  if (!isSameSlot(answer.slot, slotOf(state.form))) return state;
  switch (answer.type) {
    case 'held':
      return settle({ ...state, hold: { at: 'held', hold: answer.hold } });
    case 'notHeld':
      return settle({ ...state, hold: { at: 'none' } });
    case 'slotGone':
      return withoutSlot(state, answer.message);
  }
}

function fail(
  state: ReserveState,
  { faults, gone }: { faults?: ReservationFaults; gone?: string },
): ReserveState {
  if (gone !== undefined) return withoutSlot(state, gone);
  return faults ? { ...state, faults, attempt: state.attempt + 1 } : state;
}

/** The booking form, without React, clock or network (BOK-15 to BOK-37). What has to be done follows from its state. */
export function reserveMachine(state: ReserveState, event: ReserveEvent): ReserveState {
  switch (event.type) {
    case 'typed':
      return change(state, event.change);
    case 'touched':
      return isOpen(state) ? take(state) : state;
    case 'dayChosen':
      return choose(state, event.day, event.day === state.form.day ? state.form.time : null);
    case 'timeChosen':
      return choose(state, event.slot.day, event.slot.time, event.isPassing);
    case 'proposed':
      return propose(state, event.time);
    case 'dayMissed':
      return isOpen(state) ? at(state, { step: 'filling', isDayMissed: true }) : state;
    case 'seekOpened':
      return isOpen(state) ? at(state, { step: 'seeking', wish: event.wish }) : state;
    case 'seekClosed':
      return state.step === 'seeking' ? at(state, { step: 'filling' }) : state;
    case 'held':
    case 'notHeld':
    case 'slotGone':
      return onHoldAnswer(state, event);
    case 'away':
      return isOpen(state) || state.step === 'seeking' ? { ...state, hold: { at: 'none' } } : state;
    case 'back':
      return isOpen(state) || state.step === 'seeking' ? asked(state) : state;
    case 'timeOver':
      // Of a hold that was given up meanwhile.
      if (state.hold.at !== 'held') return state;
      // What is on its way decides: the server may have booked the slot in time.
      if (state.step !== 'filling' && state.step !== 'seeking') return state;
      return at(withoutTime(state), { step: 'over' });
    case 'submitted':
      return isOpen(state) ? submit(state, event.faults) : state;
    case 'sent':
      return at(state, { step: 'sending' });
    case 'failed':
      return fail(at(state, { step: 'filling' }), event);
    case 'left':
      return at({ ...state, isChanged: false }, { step: 'left' });
  }
}
