import { mendFaults } from '@vez/shared/domain';
import type { ReservationFaults, ReservationForm } from './check-reservation';
import type { HoldAnswer } from './hold-client';
import {
  slotOf,
  slotToHold,
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
  const isSame = state.isPassing !== true && isSameSlot(slotOf(chosen.form), slotOf(state.form));
  const asks = slotToHold(chosen) !== undefined && !isPassing;
  const hold: Filled['hold'] = isSame ? state.hold : { at: asks ? 'asked' : 'none' };
  return chosen.step === 'seeking' ? at({ ...chosen, hold }, { step: 'filling' }) : { ...chosen, hold };
}

/** The form chooses for a citizen who has not done so yet. */
function propose(state: ReserveState, time: string | null): ReserveState {
  if (state.proposal?.at !== 'wanted') return state;
  if (time === null) return { ...state, proposal: undefined };
  const proposal = { ...state.proposal, at: 'made' as const };
  return { ...change(state, { time }), proposal, hold: { at: 'asked' } };
}

/** Another time must be chosen: the day, and what was typed, stay. */
const withoutTime = (state: ReserveState, gone?: string): ReserveState => ({
  ...change(state, { time: null }),
  hold: { at: 'none' },
  gone,
  proposal: undefined,
});

/** How many proposals others may take before the citizen is asked to choose. */
const MOST_LOST = 3;

/** Nobody chose the proposed time, so nobody needs to hear that it is gone: another one is proposed. */
function withoutSlot(state: ReserveState, gone: string): ReserveState {
  const { proposal, step } = state;
  const { time } = state.form;
  if (proposal === undefined || time === null || step !== 'filling' || proposal.lost.length >= MOST_LOST) {
    return withoutTime(state, gone);
  }
  return { ...withoutTime(state), proposal: { at: 'wanted', lost: [...proposal.lost, time] } };
}

/** An attempt to send waits for the hold, or it would lose the last place to it. */
const settle = (state: ReserveState): ReserveState =>
  state.step === 'settling' && state.hold.at !== 'asked' ? at(state, { step: 'ready' }) : state;

/** Nothing is on its way, and the page is not about to be left. */
const isOpen = ({ step }: Step) => step === 'filling' || step === 'left';

function submit(state: ReserveState, faults: ReservationFaults): ReserveState {
  const tried = { ...state, faults, attempt: state.attempt + 1 };
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
  if (gone !== undefined) return withoutTime(state, gone);
  return faults ? { ...state, faults, attempt: state.attempt + 1 } : state;
}

/** The booking form, without React, clock or network (BOK-15 to BOK-37). What has to be done follows from its state. */
export function reserveMachine(state: ReserveState, event: ReserveEvent): ReserveState {
  switch (event.type) {
    case 'typed':
      return change(state, event.change);
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
    case 'timeOver':
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
