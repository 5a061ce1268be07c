import fc from 'fast-check';
import { checkReservation, type ReservationForm } from './check-reservation';
import { reserveMachine } from './reserve-machine';
import { openForm, type ReserveEvent, type ReserveState } from './reserve-state';

const NEEDS = {
  idNumber: true,
  agreement: true,
  areas: ['853'],
  idRule: { lengths: [8], pattern: '^\\d+$' },
};
const EMPTY: ReservationForm = {
  day: null,
  time: null,
  idNumber: '',
  area: '853',
  number: '',
  agreed: false,
};
const HOLD = { holdId: 'h1', expiresAt: '2026-12-01T01:41:00Z', renewable: true };

const slot = fc.record({
  day: fc.constantFrom('2026-12-04', '2026-12-07'),
  time: fc.constantFrom('09:30', '10:30'),
});
const change = fc.oneof(
  fc.record({ number: fc.constantFrom('66123834', '66123835', '6612') }),
  fc.record({ idNumber: fc.constantFrom('12345670', '12345671', '1') }),
  fc.record({ agreed: fc.boolean() }),
);
/** Events of citizen, holds and clock. */
const event = fc.oneof(
  change.map((changed): ReserveEvent => ({ type: 'typed', change: changed })),
  slot.map(({ day }): ReserveEvent => ({ type: 'dayChosen', day })),
  slot.map((of): ReserveEvent => ({ type: 'timeChosen', slot: of })),
  slot.map((of): ReserveEvent => ({ type: 'held', slot: of, hold: HOLD })),
  slot.map((of): ReserveEvent => ({ type: 'notHeld', slot: of })),
  slot.map((of): ReserveEvent => ({ type: 'slotLost', slot: of, message: 'Just taken' })),
  slot.map((choice): ReserveEvent => ({ type: 'seekOpened', choice })),
  fc.constantFrom<ReserveEvent>(
    { type: 'seekClosed' },
    { type: 'dayMissed' },
    { type: 'holdExpired' },
    { type: 'touched' },
    { type: 'pageHidden' },
    { type: 'pageShown' },
  ),
);
type Act = ReserveEvent | 'submit' | 'answerFails' | 'answerIsLost';
const act = fc.oneof(
  { weight: 6, arbitrary: event as fc.Arbitrary<Act> },
  { weight: 3, arbitrary: fc.constant<Act>('submit') },
  { weight: 1, arbitrary: fc.constantFrom<Act>('answerFails', 'answerIsLost') },
);
/** Complete, so that most runs reach sending. */
const RIGHT = {
  ...EMPTY,
  day: '2026-12-04',
  time: '09:30',
  idNumber: '12345670',
  number: '66123834',
  agreed: true,
};
const first = fc.constantFrom(EMPTY, RIGHT);

const faultsOf = (state: ReserveState) => checkReservation(state.form, NEEDS);
const eventOf = (what: Act, state: ReserveState, isOnItsWay: boolean): ReserveEvent | undefined => {
  if (what === 'submit') return { type: 'submitted', faults: faultsOf(state) };
  if (typeof what === 'object') return what;
  if (!isOnItsWay) return undefined;
  return what === 'answerFails' ? { type: 'failed' } : { type: 'failed', lostMessage: 'Just taken' };
};

/** Applies the acts as the form does: it sends at once when ready. @param onStep called after each act */
function play(
  form: ReservationForm,
  acts: readonly Act[],
  onStep: (state: ReserveState, before: ReserveState, done: ReserveEvent, onItsWay: number) => void,
) {
  let state = openForm(form);
  let onItsWay = 0;
  for (const what of acts) {
    const done = eventOf(what, state, onItsWay > 0);
    if (done === undefined) continue;
    const before = state;
    state = reserveMachine(state, done);
    if (done.type === 'failed') onItsWay -= 1;
    if (state.step === 'ready') onItsWay += 1;
    onStep(state, before, done, onItsWay);
    if (state.step === 'ready') state = reserveMachine(state, { type: 'sent' });
  }
}

describe('a booking form with events in any order', () => {
  it('has at most one pending request [FLT-44]', () => {
    fc.assert(
      fc.property(first, fc.array(act, { maxLength: 30 }), (form, acts) =>
        play(form, acts, (_, __, ___, onItsWay) => expect(onItsWay).toBeLessThanOrEqual(1)),
      ),
    );
  });

  it('sends a valid form, and again after a failure', () => {
    const slot = { day: RIGHT.day, time: RIGHT.time };
    const acts: Act[] = [{ type: 'held', slot, hold: HOLD }, 'submit', 'submit', 'answerFails', 'submit'];
    const steps: string[] = [];
    play(RIGHT, acts, ({ step }) => void steps.push(step));
    expect(steps.filter((step) => step === 'ready')).toHaveLength(2);
  });

  it('sends only a valid form without faults [VAL-31]', () => {
    fc.assert(
      fc.property(first, fc.array(act, { maxLength: 30 }), (form, acts) =>
        play(form, acts, (state) => {
          const isSent = state.step === 'ready';
          expect(isSent && { ...faultsOf(state), ...state.faults }).toEqual(isSent && {});
        }),
      ),
    );
  });

  it('clears the fault of a changed field, and adds none before the next attempt', () => {
    fc.assert(
      fc.property(first, fc.array(act, { maxLength: 30 }), (form, acts) =>
        play(form, acts, (state, before, done) => {
          if (done.type === 'submitted' || done.type === 'failed') return;
          expect(Object.keys(before.faults)).toEqual(expect.arrayContaining(Object.keys(state.faults)));
          if (done.type !== 'typed') return;
          if ('number' in done.change) expect(state.faults.phone).toBeUndefined();
          if ('idNumber' in done.change) expect(state.faults.idNumber).toBeUndefined();
          if ('agreed' in done.change) expect(state.faults.agreed).toBeUndefined();
        }),
      ),
    );
  });
});
