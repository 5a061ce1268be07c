import type { NumberFields } from './check-form';
import { isBusy, numberMachine, openForm, type NumberEvent, type NumberState } from './number-machine';

const FORM: NumberFields = {
  alert: false,
  count: null,
  idNumber: '',
  area: '853',
  number: '66123834',
  agreed: true,
};
const after = (events: NumberEvent[], from: NumberState = openForm(FORM)) =>
  events.reduce(numberMachine, from);
const SUBMITTED: NumberEvent = { type: 'submitted', faults: {} };
const AT = {
  filling: openForm(FORM),
  ready: after([SUBMITTED]),
  sending: after([SUBMITTED, { type: 'sent' }]),
  left: after([SUBMITTED, { type: 'sent' }, { type: 'left' }]),
};

it.each(Object.entries(AT))('comes to the step %s', (step, state) => {
  expect(state.step).toBe(step);
  expect(isBusy(state)).toBe(step === 'ready' || step === 'sending');
});

it('keeps the input, and clears the error of that field only', () => {
  const faults = { count: 'alert.required', phone: 'errorLength', agreed: 'agreeRequired' } as const;
  const state = after([
    { type: 'submitted', faults },
    { type: 'typed', change: { number: '66123835' } },
    { type: 'typed', change: { count: 3 } },
  ]);
  expect(state).toMatchObject({ step: 'filling', isChanged: true, form: { number: '66123835', count: 3 } });
  expect(state.faults).toEqual({ agreed: 'agreeRequired' });
});

it('stops at errors, and counts each attempt [VAL-36]', () => {
  const wrong: NumberEvent = { type: 'submitted', faults: { phone: 'errorLength' } };
  expect(after([wrong, wrong])).toMatchObject({
    step: 'filling',
    attempt: 2,
    faults: { phone: 'errorLength' },
  });
});

it.each(['ready', 'sending'] as const)('is sent once for a double tap: %s [UI-20]', (step) => {
  expect(numberMachine(AT[step], SUBMITTED)).toBe(AT[step]);
});

it('is busy while it asks for the result of a write from before a reload', () => {
  expect(after([{ type: 'sent' }])).toMatchObject({ step: 'sending', form: FORM });
});

it('returns to the form as it was if no number was taken', () => {
  expect(numberMachine(AT.sending, { type: 'failed' })).toMatchObject({ step: 'filling', form: FORM });
});

it('withdraws an unsent attempt when the form changes', () => {
  const typed: NumberEvent = { type: 'typed', change: { number: '6' } };
  expect(numberMachine(AT.ready, typed).step).toBe('filling');
  expect(numberMachine(AT.sending, typed).step).toBe('sending');
  expect(numberMachine(AT.left, typed)).toMatchObject({ step: 'filling', isChanged: true });
});

it('leaves no draft once it was sent', () => {
  const typed = after([{ type: 'typed', change: { number: '6' } }]);
  expect(typed.isChanged).toBe(true);
  expect(after([SUBMITTED, { type: 'left' }], typed).isChanged).toBe(false);
});
