import type { Hold } from '@vez/shared/contracts/client';
import type { Contact } from '@vez/shared/domain';
import type { ReservationFaults, ReservationForm } from './check-reservation';
import { isSameSlot, type HoldAnswer, type Slot } from './slot';

/** The hold of the chosen slot. */
type HoldState = { status: 'none' } | { status: 'requested' } | { status: 'held'; hold: Hold };

/** The slot that the form chooses for the citizen. */
interface Proposal {
  /** `wanted` until the times of the day are known. */
  status: 'wanted' | 'made';
  /** The citizen has started to fill in the form; only then is the slot held. */
  isTouched: boolean;
  /** Proposed times of the day that others took, in order. */
  lost: readonly string[];
}

/** What a booking form has at every step. */
export interface FormState {
  form: ReservationForm;
  /** The slot of the edited booking: it needs no hold. */
  booked?: Slot;
  faults: ReservationFaults;
  /** Number of attempts to submit. */
  attempt: number;
  /** The form has changed since it was opened or sent, so there is a draft to save. */
  isChanged: boolean;
  hold: HoldState;
  /** The server's message about the chosen slot, which can no longer be booked. */
  lostMessage?: string;
  /** Arrow keys are passing the times: the current one is not held yet. */
  isPassing?: boolean;
  /** Undefined once the citizen has chosen. */
  proposal?: Proposal;
}

/** The steps of a booking form; docs/decisions/0028-forms-as-machines.md has their table. */
export type Step =
  | { step: 'filling'; isDayMissed?: boolean }
  | { step: 'seeking'; choice: Slot | null }
  | { step: 'settling' }
  | { step: 'ready' }
  | { step: 'sending' }
  | { step: 'left' }
  | { step: 'expired' };

export type ReserveState = FormState & Step;

export type ReserveEvent =
  | { type: 'typed'; change: Partial<Contact> }
  /** A field of the citizen has the focus. */
  | { type: 'touched' }
  | { type: 'dayChosen'; day: string }
  | { type: 'timeChosen'; slot: Slot; isPassing?: boolean }
  /** `time` is null if the day has no free one. */
  | { type: 'proposed'; time: string | null }
  /** The citizen asked for a time before a day (VAL-30). */
  | { type: 'dayMissed' }
  | { type: 'seekOpened'; choice: Slot | null }
  | { type: 'seekClosed' }
  | HoldAnswer
  | { type: 'pageHidden' }
  /** The browser has restored the page as it was. */
  | { type: 'pageShown' }
  /** BOK-32 */
  | { type: 'holdExpired' }
  | { type: 'submitted'; faults: ReservationFaults }
  /** The request, or the question for its result, is under way. */
  | { type: 'sent' }
  /** The result is a refusal, or unknown; `lostMessage` if the slot can no longer be booked. */
  | { type: 'failed'; faults?: ReservationFaults; lostMessage?: string }
  /** Booked, or handed to the SMS code. */
  | { type: 'left' };

export const slotOf = ({ day, time }: ReservationForm): Slot | undefined =>
  day === null || time === null ? undefined : { day, time };

/** The chosen slot, unless it is the booked one. */
export function slotToHold({ form, booked }: Pick<FormState, 'form' | 'booked'>): Slot | undefined {
  const slot = slotOf(form);
  return isSameSlot(slot, booked) ? undefined : slot;
}

/** The slot to hold now: a proposed one only once the form was touched. */
export const slotToHoldNow = (state: Pick<FormState, 'form' | 'booked' | 'proposal'>): Slot | undefined =>
  state.proposal?.isTouched === false ? undefined : slotToHold(state);

/** The chosen slot if the citizen holds it or has booked it: the server counts it as taken. */
export const ownSlot = (state: FormState): Slot | undefined =>
  state.hold.status === 'held' || slotToHold(state) === undefined ? slotOf(state.form) : undefined;

/** Whether the citizen holds or has booked this time of the chosen day. */
export const isOwnTime = (state: FormState, time: string): boolean =>
  ownSlot(state)?.time === time || (state.booked?.day === state.form.day && state.booked?.time === time);

/** Whether the citizen can act on the form: no request is under way. */
export const isOpen = ({ step }: Step): boolean => step === 'filling' || step === 'left';

/** Whether the citizen can act on the form or its seek dialog. */
export const isEditable = (state: Step): boolean => isOpen(state) || state.step === 'seeking';

export const isBusy = ({ step }: Step): boolean =>
  step === 'settling' || step === 'ready' || step === 'sending';

export function openForm(
  form: ReservationForm,
  booked?: Slot,
  opened?: Pick<Proposal, 'status' | 'isTouched'>,
): ReserveState {
  const proposal = opened && { ...opened, lost: [] };
  return {
    step: 'filling',
    form,
    booked,
    faults: {},
    attempt: 0,
    isChanged: false,
    hold: { status: slotToHoldNow({ form, booked, proposal }) ? 'requested' : 'none' },
    ...(proposal && { proposal }),
  };
}
