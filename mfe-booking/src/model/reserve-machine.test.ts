import type { Hold } from '@vez/shared/contracts/client';
import type { ReservationForm } from './check-reservation';
import { reserveMachine } from './reserve-machine';
import {
  isBusy,
  isMine,
  mySlot,
  openForm,
  slotToHold,
  slotWanted,
  type ReserveEvent,
  type ReserveState,
} from './reserve-state';

const EMPTY: ReservationForm = {
  day: null,
  time: null,
  idNumber: '',
  area: '853',
  number: '',
  agreed: false,
};
const DAY = '2026-12-04';
const A = { day: DAY, time: '09:30' };
const B = { day: DAY, time: '10:30' };
const HOLD: Hold = { holdId: 'h1', expiresAt: '2026-12-01T01:41:00Z', renewable: true };

const after = (events: ReserveEvent[], from: ReserveState = openForm(EMPTY)) =>
  events.reduce(reserveMachine, from);
const choose = (slot: typeof A): ReserveEvent => ({ type: 'timeChosen', slot });
const held = (slot: typeof A): ReserveEvent => ({ type: 'held', slot, hold: HOLD });
const goneOf = (slot: typeof A): ReserveEvent => ({ type: 'slotGone', slot, message: 'Just taken' });
const SUBMITTED: ReserveEvent = { type: 'submitted', faults: {} };
const AT = {
  filling: after([choose(A), held(A)]),
  seeking: after([choose(A), held(A), { type: 'seekOpened', wish: B }]),
  settling: after([choose(A), SUBMITTED]),
  ready: after([choose(A), held(A), SUBMITTED]),
  sending: after([choose(A), held(A), SUBMITTED, { type: 'sent' }]),
  left: after([choose(A), held(A), SUBMITTED, { type: 'left' }]),
  over: after([choose(A), held(A), { type: 'timeOver' }]),
};

it.each(Object.entries(AT))('comes to the step %s', (step, state) => {
  expect(state.step).toBe(step);
  expect(isBusy(state)).toBe(['settling', 'ready', 'sending'].includes(step));
});

describe('choosing a slot', () => {
  it('asks for a hold of it, and keeps what else was filled in [BOK-32]', () => {
    const state = after([
      { type: 'typed', change: { number: '6' } },
      { type: 'dayChosen', day: DAY },
    ]);
    expect(state).toMatchObject({ hold: { at: 'none' }, form: { day: DAY, time: null, number: '6' } });
    const chosen = reserveMachine(state, choose(A));
    expect(chosen).toMatchObject({ step: 'filling', hold: { at: 'asked' }, form: { ...A, number: '6' } });
    expect(slotToHold(chosen)).toEqual(A);
  });

  it('needs no hold for the slot of the booking that is changed [BOK-33]', () => {
    const state = openForm({ ...EMPTY, ...A }, A);
    expect(slotToHold(state)).toBeUndefined();
    expect(mySlot(state)).toEqual(A);
    const other = after([choose(B)], state);
    expect(slotToHold(other)).toEqual(B);
    expect([isMine(other, '09:30'), isMine(other, '10:30')]).toEqual([true, false]);
    expect(after([choose(A)], other).hold).toEqual({ at: 'none' });
  });

  it('keeps the hold of a slot that is chosen twice', () => {
    const found = after([{ type: 'seekOpened', wish: null }, choose(A)], AT.filling);
    expect(found).toMatchObject({ step: 'filling', hold: { at: 'held' } });
  });

  it('starts over with another day', () => {
    const state = after([choose(A), held(A), { type: 'dayChosen', day: '2026-12-07' }]);
    expect(state).toMatchObject({ form: { day: '2026-12-07', time: null }, hold: { at: 'none' } });
    expect(slotToHold(state)).toBeUndefined();
  });

  it('asks for the day first [VAL-30]', () => {
    expect(after([{ type: 'dayMissed' }])).toMatchObject({ step: 'filling', isDayMissed: true });
  });

  it('mends the fault of that field, and no other', () => {
    const faults = { day: 'faults.day', time: 'faults.time', phone: 'errorLength' } as const;
    const state = after([
      { type: 'submitted', faults },
      { type: 'dayChosen', day: DAY },
    ]);
    expect(state.faults).toEqual({ phone: 'errorLength' });
    expect(after([{ type: 'typed', change: { area: '86' } }], state).faults).toEqual({});
  });
});

describe('the answer about a hold', () => {
  it('shows the hold of the chosen slot', () => {
    const state = after([choose(A), held(A)]);
    expect(state.hold).toEqual({ at: 'held', hold: HOLD });
    expect(mySlot(state)).toEqual(A);
  });

  it.each([held(A), goneOf(A), { type: 'notHeld', slot: A }] as ReserveEvent[])(
    'is ignored once another slot is chosen: $type',
    (answer) => {
      const state = after([choose(A), choose(B)]);
      expect(reserveMachine(state, answer)).toBe(state);
    },
  );

  it('takes a slot that is gone out of the form, with the reason, until the next choice [FLT-44]', () => {
    const state = after([choose(A), goneOf(A)]);
    expect(state).toMatchObject({ form: { day: DAY, time: null }, gone: 'Just taken', hold: { at: 'none' } });
    expect(after([choose(B)], state).gone).toBeUndefined();
  });

  it('leaves a slot chosen that cannot be held: the booking takes it itself', () => {
    const state = after([choose(A), { type: 'notHeld', slot: A }]);
    expect(state).toMatchObject({ form: A, hold: { at: 'none' } });
    expect(mySlot(state)).toBeUndefined();
  });

  it('leaves the seek dialog open', () => {
    expect(reserveMachine(AT.seeking, goneOf(A))).toMatchObject({ step: 'seeking', wish: B });
  });
});

describe('sending', () => {
  it('stops at faults, and counts the attempt [VAL-31]', () => {
    const state = after([{ type: 'submitted', faults: { day: 'faults.day' } }]);
    expect(state).toMatchObject({ step: 'filling', attempt: 1, faults: { day: 'faults.day' } });
  });

  it.each([held(A), { type: 'notHeld', slot: A }] as ReserveEvent[])(
    'waits for the hold, so that nobody loses the last place to their own: $type',
    (answer) => {
      expect(reserveMachine(AT.settling, answer).step).toBe('ready');
    },
  );

  it('sends nothing for a slot that turns out to be gone [FLT-44]', () => {
    expect(reserveMachine(AT.settling, goneOf(A))).toMatchObject({ step: 'filling', gone: 'Just taken' });
  });

  it.each(['settling', 'left'] as const)('is taken back by a change: %s', (step) => {
    const changed = after([{ type: 'typed', change: { number: '66123835' } }], AT[step]);
    expect(changed).toMatchObject({ step: 'filling', isChanged: true });
    expect(after([choose(B)], AT[step])).toMatchObject({ step: 'filling', hold: { at: 'asked' } });
  });

  it.each(['settling', 'ready', 'sending', 'seeking', 'over'] as const)(
    'happens once for a double tap: %s [UI-20]',
    (step) => {
      expect(reserveMachine(AT[step], SUBMITTED)).toBe(AT[step]);
    },
  );

  it.each(['dayMissed', 'seekOpened'] as const)('is not interrupted: %s', (type) => {
    const event: ReserveEvent = type === 'seekOpened' ? { type, wish: null } : { type };
    expect(reserveMachine(AT.sending, event)).toBe(AT.sending);
  });

  it('goes on while fields change under it', () => {
    expect(after([choose(B), { type: 'typed', change: { number: '6' } }], AT.sending).step).toBe('sending');
  });

  it('comes back to the form with what the server says of a field', () => {
    const faults = { idNumber: 'faults.idNumberForm' } as const;
    expect(reserveMachine(AT.sending, { type: 'failed', faults })).toMatchObject({
      step: 'filling',
      faults,
      attempt: 2,
      form: A,
    });
  });

  it('comes back without the time where the slot is gone, and with it where it is not', () => {
    const gone = reserveMachine(AT.sending, { type: 'failed', gone: 'Just taken' });
    expect(gone).toMatchObject({ step: 'filling', form: { day: DAY, time: null }, gone: 'Just taken' });
    expect(reserveMachine(AT.sending, { type: 'failed' })).toMatchObject({ step: 'filling', form: A });
  });

  it('leaves no draft to keep', () => {
    expect([AT.sending.isChanged, AT.left.isChanged]).toEqual([true, false]);
  });
});

describe('the end of the hold', () => {
  it.each(['filling', 'seeking'] as const)(
    'ends the form that is %s, and keeps what was typed [BOK-32]',
    (step) => {
      const state = reserveMachine(AT[step], { type: 'timeOver' });
      expect(state).toMatchObject({ step: 'over', form: { day: DAY, time: null }, isChanged: true });
    },
  );

  it.each(['settling', 'ready', 'sending', 'left', 'over'] as const)(
    'does not end what is %s: the server decides [BOK-32]',
    (step) => {
      expect(reserveMachine(AT[step], { type: 'timeOver' })).toBe(AT[step]);
    },
  );
});

describe('the seek dialog', () => {
  it('closes by itself when a slot is chosen in it [BOK-58]', () => {
    expect(after([choose(B)], AT.seeking)).toMatchObject({ step: 'filling', form: B, hold: { at: 'asked' } });
  });

  it('changes nothing when it is closed', () => {
    expect(after([{ type: 'seekClosed' }], AT.seeking)).toEqual(AT.filling);
  });
});

describe('a proposed slot', () => {
  const proposed = reserveMachine(
    openForm({ ...EMPTY, day: DAY }, undefined, { at: 'wanted', isTaken: false }),
    { type: 'proposed', time: A.time },
  );
  const touched = reserveMachine(proposed, { type: 'touched' });

  it('is wanted from the first act on, once [BOK-32]', () => {
    expect(slotWanted(proposed)).toBeUndefined();
    expect(proposed.hold).toEqual({ at: 'none' });
    expect(slotWanted(touched)).toEqual(A);
    expect(touched.hold).toEqual({ at: 'asked' });
    expect(reserveMachine(touched, { type: 'touched' })).toBe(touched);
  });

  it('is not wanted because a profile fills in the form', () => {
    expect(slotWanted(after([{ type: 'typed', change: { number: '6' } }], proposed))).toBeUndefined();
  });

  it('is held before it is sent', () => {
    const submitted = reserveMachine(proposed, SUBMITTED);
    expect(submitted).toMatchObject({ step: 'settling', hold: { at: 'asked' } });
    expect(reserveMachine(submitted, held(A)).step).toBe('ready');
  });

  it('gives way to the next one when it is gone, and nothing is sent', () => {
    const lost = after([SUBMITTED, goneOf(A)], proposed);
    expect(lost).toMatchObject({ step: 'filling', proposal: { at: 'wanted', lost: [A.time] } });
    const next = reserveMachine(lost, { type: 'proposed', time: B.time });
    expect(next).toMatchObject({ step: 'filling', hold: { at: 'asked' }, form: B });
  });

  it('is asked for when the citizen chooses the very same slot', () => {
    expect(after([choose(A)], proposed)).toMatchObject({ hold: { at: 'asked' }, proposal: undefined });
  });
});

it('has no hold while the page is away, asks again when it is back, and is not over meanwhile', () => {
  const away = after([{ type: 'away' }, { type: 'timeOver' }], AT.filling);
  expect(away).toMatchObject({ step: 'filling', hold: { at: 'none' }, form: A });
  expect(reserveMachine(away, { type: 'back' }).hold).toEqual({ at: 'asked' });
  expect(reserveMachine(AT.sending, { type: 'away' })).toBe(AT.sending);
});
