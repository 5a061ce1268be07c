import type { Hold } from '@vez/shared/contracts/client';
import type { Contact } from '@vez/shared/domain';
import type { ReservationFaults, ReservationForm } from './check-reservation';
import type { HoldAnswer } from './hold-client';
import { isSameSlot, type Slot } from './slot';

/** The hold of the chosen slot. */
type HoldState = { at: 'none' } | { at: 'asked' } | { at: 'held'; hold: Hold };

/** What a booking form holds at every step. */
export interface Filled {
  form: ReservationForm;
  /** The slot of the booking that is changed: it needs no hold. */
  booked?: Slot;
  faults: ReservationFaults;
  /** How often the citizen tried to send it. */
  attempt: number;
  /** Something was chosen or typed since the form was opened or sent, so that there is a draft to keep. */
  isChanged: boolean;
  hold: HoldState;
  /** Why the slot that was chosen is gone, in the words of the server. */
  gone?: string;
  /** Arrow keys go through the times: the one they are at is not held yet. */
  isPassing?: boolean;
  /** Of a form whose citizen has not chosen yet; undefined once they have. */
  proposal?: Proposal;
}

/** The slot that the form chooses for the citizen: looked for, or made. */
interface Proposal {
  at: 'wanted' | 'made';
  /** The citizen has begun to fill in the form: from then on the slot is held. */
  isTaken: boolean;
  /** Times of the day that others took before they could be held, the last one at the end. */
  lost: readonly string[];
}

/** The steps of a booking form; the table stands in docs/decisions/0028-forms-as-machines.md. */
export type Step =
  | { step: 'filling'; isDayMissed?: boolean }
  | { step: 'seeking'; wish: Slot | null }
  | { step: 'settling' }
  | { step: 'ready' }
  | { step: 'sending' }
  | { step: 'left' }
  | { step: 'over' };

export type ReserveState = Filled & Step;

export type ReserveEvent =
  | { type: 'typed'; change: Partial<Contact> }
  /** The citizen has come to a field of theirs. */
  | { type: 'touched' }
  | { type: 'dayChosen'; day: string }
  | { type: 'timeChosen'; slot: Slot; isPassing?: boolean }
  /** The form chooses for the citizen; null where the day has no time for that. */
  | { type: 'proposed'; time: string | null }
  /** A time was asked for before there was a day (VAL-30). */
  | { type: 'dayMissed' }
  | { type: 'seekOpened'; wish: Slot | null }
  | { type: 'seekClosed' }
  | HoldAnswer
  /** The page is left, but the browser may bring it back as it was; then it is back. */
  | { type: 'away' }
  | { type: 'back' }
  /** The time to act has run out (BOK-32). */
  | { type: 'timeOver' }
  | { type: 'submitted'; faults: ReservationFaults }
  /** The request is on its way, or the server is asked what became of it. */
  | { type: 'sent' }
  /** Nothing was booked, or nobody knows yet; `gone` where the slot is. */
  | { type: 'failed'; faults?: ReservationFaults; gone?: string }
  /** Booked, or on to the SMS code. */
  | { type: 'left' };

export const slotOf = ({ day, time }: ReservationForm): Slot | undefined =>
  day === null || time === null ? undefined : { day, time };

/** The chosen slot, unless the citizen has booked it already. */
export function slotToHold({ form, booked }: Pick<Filled, 'form' | 'booked'>): Slot | undefined {
  const slot = slotOf(form);
  return isSameSlot(slot, booked) ? undefined : slot;
}

/** The slot to hold now: a proposed one only once the citizen has begun to fill in the form. */
export const slotWanted = (state: Pick<Filled, 'form' | 'booked' | 'proposal'>): Slot | undefined =>
  state.proposal?.isTaken === false ? undefined : slotToHold(state);

/** The chosen slot where the citizen holds it or has booked it: the server counts it as taken. */
export const mySlot = (state: Filled): Slot | undefined =>
  state.hold.at === 'held' || slotToHold(state) === undefined ? slotOf(state.form) : undefined;

/** Whether a time of the chosen day is one that the citizen holds or has booked. */
export const isMine = (state: Filled, time: string): boolean =>
  mySlot(state)?.time === time || (state.booked?.day === state.form.day && state.booked?.time === time);

/** Nothing is on its way, and the page is not about to be left. */
export const isOpen = ({ step }: Step): boolean => step === 'filling' || step === 'left';

export const isBusy = ({ step }: Step): boolean =>
  step === 'settling' || step === 'ready' || step === 'sending';

/** As the form is opened. */
export function openForm(
  form: ReservationForm,
  booked?: Slot,
  opened?: Pick<Proposal, 'at' | 'isTaken'>,
): ReserveState {
  const proposal = opened && { ...opened, lost: [] };
  return {
    step: 'filling',
    form,
    booked,
    faults: {},
    attempt: 0,
    isChanged: false,
    hold: { at: slotWanted({ form, booked, proposal }) ? 'asked' : 'none' },
    ...(proposal && { proposal }),
  };
}
