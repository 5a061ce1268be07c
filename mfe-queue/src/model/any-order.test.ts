import fc from 'fast-check';
import { checkForm, type NumberFields } from './check-form';
import { numberMachine, openForm, type NumberEvent, type NumberState } from './number-machine';

const NEEDS = {
  idNumber: true,
  agreement: true,
  areas: ['853'],
  idRule: { lengths: [8], pattern: '^\\d+$' },
  choices: [2, 3],
};
const EMPTY: NumberFields = {
  alert: false,
  count: null,
  idNumber: '',
  area: '853',
  number: '',
  agreed: false,
};
const RIGHT: NumberFields = { ...EMPTY, idNumber: '12345670', number: '66123834', agreed: true };

const change = fc.oneof(
  fc.record({ number: fc.constantFrom('66123834', '66123835', '6612') }),
  fc.record({ idNumber: fc.constantFrom('12345670', '12345671', '1') }),
  fc.record({ agreed: fc.boolean() }),
  fc.record({ alert: fc.boolean(), count: fc.constantFrom(null, 2, 9) }),
);
type Act = { typed: Partial<NumberFields> } | 'submit' | 'answerFails';
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: change.map((typed): Act => ({ typed })) },
    { weight: 2, arbitrary: fc.constant<Act>('submit') },
    { weight: 1, arbitrary: fc.constant<Act>('answerFails') },
  ),
  { maxLength: 30 },
);
const first = fc.constantFrom(EMPTY, RIGHT);

const faultsOf = (state: NumberState) => checkForm(state.form, NEEDS);
const eventOf = (act: Act, state: NumberState): NumberEvent => {
  if (act === 'submit') return { type: 'submitted', faults: faultsOf(state) };
  return act === 'answerFails' ? { type: 'failed' } : { type: 'typed', change: act.typed };
};

/** Plays the actions as the form does: a valid form is sent at once. `look` sees each step. */
function play(
  form: NumberFields,
  all: readonly Act[],
  look: (state: NumberState, done: NumberEvent, onItsWay: number) => void,
) {
  let state = openForm(form);
  let onItsWay = 0;
  for (const act of all) {
    if (act === 'answerFails' && onItsWay === 0) continue;
    const done = eventOf(act, state);
    state = numberMachine(state, done);
    if (done.type === 'failed') onItsWay -= 1;
    if (state.step === 'ready') onItsWay += 1;
    look(state, done, onItsWay);
    if (state.step === 'ready') state = numberMachine(state, { type: 'sent' });
  }
}

describe('the form of a number, for any order of events', () => {
  it('has at most one pending request, and sends only valid input [VAL-36]', () => {
    fc.assert(
      fc.property(first, acts, (form, all) =>
        play(form, all, (state, _, onItsWay) => {
          expect(onItsWay).toBeLessThanOrEqual(1);
          if (state.step !== 'ready') return;
          expect(faultsOf(state)).toEqual({});
          expect(state.faults).toEqual({});
        }),
      ),
    );
  });

  it('sends valid input, and again after a failure', () => {
    const steps: string[] = [];
    play(RIGHT, ['submit', 'submit', 'answerFails', 'submit'], ({ step }) => void steps.push(step));
    expect(steps.filter((step) => step === 'ready')).toHaveLength(2);
  });

  it('clears the error of a changed field', () => {
    fc.assert(
      fc.property(first, acts, (form, all) =>
        play(form, all, (state, done) => {
          if (done.type !== 'typed') return;
          if ('number' in done.change) expect(state.faults.phone).toBeUndefined();
          if ('idNumber' in done.change) expect(state.faults.idNumber).toBeUndefined();
          if ('agreed' in done.change) expect(state.faults.agreed).toBeUndefined();
          if ('count' in done.change) expect(state.faults.count).toBeUndefined();
        }),
      ),
    );
  });
});
