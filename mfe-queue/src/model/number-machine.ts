import { mendFaults } from '@vez/shared/domain';
import type { Faults, NumberFields } from './check-form';

interface Filled {
  form: NumberFields;
  faults: Faults;
  /** How often the citizen has tried to send the form. */
  attempt: number;
  /** Something was typed since the form was opened or sent, so that there is a draft to keep. */
  isChanged: boolean;
}

/** See the table of steps in docs/decisions/0028-forms-as-machines.md. */
export type NumberState = Filled & { step: 'filling' | 'ready' | 'sending' | 'left' };

export type NumberEvent =
  | { type: 'typed'; change: Partial<NumberFields> }
  | { type: 'submitted'; faults: Faults }
  /** The request, or a query for the result of an earlier one, was sent. */
  | { type: 'sent' }
  /** No number was taken, or the result is unknown. */
  | { type: 'failed' }
  /** The number was taken, or the form led to the SMS code. */
  | { type: 'left' };

/** The error that a change of each field clears; others remain until the next attempt. */
const FAULT_OF: Record<keyof NumberFields, keyof Faults> = {
  alert: 'count',
  count: 'count',
  idNumber: 'idNumber',
  area: 'phone',
  number: 'phone',
  agreed: 'agreed',
};

/** The state of a newly opened form. */
export const openForm = (form: NumberFields): NumberState => ({
  step: 'filling',
  form,
  faults: {},
  attempt: 0,
  isChanged: false,
});

export const isBusy = ({ step }: NumberState): boolean => step === 'ready' || step === 'sending';

/** The state machine of a number's form, without React, clock or network (QUE-04 to QUE-09). */
export function numberMachine(state: NumberState, event: NumberEvent): NumberState {
  switch (event.type) {
    case 'typed': {
      const form = { ...state.form, ...event.change };
      const faults = mendFaults(state.faults, event.change, FAULT_OF);
      const step = state.step === 'sending' ? 'sending' : 'filling';
      return { ...state, step, form, faults, isChanged: true };
    }
    case 'submitted': {
      if (isBusy(state)) return state;
      const isRight = Object.keys(event.faults).length === 0;
      const tried = { ...state, faults: event.faults, attempt: state.attempt + 1 };
      return { ...tried, step: isRight ? 'ready' : 'filling' };
    }
    case 'sent':
      return { ...state, step: 'sending' };
    case 'failed':
      return { ...state, step: 'filling' };
    case 'left':
      return { ...state, step: 'left', isChanged: false };
  }
}
