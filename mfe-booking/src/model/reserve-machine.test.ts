import type { Hold } from '@vez/shared/contracts/client';
import type { ReservationForm } from './check-reservation';
import { reserveMachine } from './reserve-machine';
import {
  isBusy,
  isOwnTime,
  ownSlot,
  openForm,
  slotToHold,
  slotToHoldNow,
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
const lost = (slot: typeof A): ReserveEvent => ({ type: 'slotLost', slot, message: 'Just taken' });
const SUBMITTED: ReserveEvent = { type: 'submitted', faults: {} };
const AT = {
  filling: after([choose(A), held(A)]),
  seeking: after([choose(A), held(A), { type: 'seekOpened', choice: B }]),
  settling: after([choose(A), SUBMITTED]),
  ready: after([choose(A), held(A), SUBMITTED]),
  sending: after([choose(A), held(A), SUBMITTED, { type: 'sent' }]),
  left: after([choose(A), held(A), SUBMITTED, { type: 'left' }]),
  expired: after([choose(A), held(A), { type: 'holdExpired' }]),
};

it.each(Object.entries(AT))('comes to the step %s', (step, state) => {
  expect(state.step).toBe(step);
  expect(isBusy(state)).toBe(['settling', 'ready', 'sending'].includes(step));
});

describe('choosing a slot', () => {
  it('requests its hold, and keeps the other fields [BOK-32]', () => {
    const state = after([
      { type: 'typed', change: { number: '6' } },
      { type: 'dayChosen', day: DAY },
    ]);
    expect(state).toMatchObject({ hold: { status: 'none' }, form: { day: DAY, time: null, number: '6' } });
    const chosen = reserveMachine(state, choose(A));
    expect(chosen).toMatchObject({
      step: 'filling',
      hold: { status: 'requested' },
      form: { ...A, number: '6' },
    });
    expect(slotToHold(chosen)).toEqual(A);
  });

  it('needs no hold for the slot of the edited booking [BOK-33]', () => {
    const state = openForm({ ...EMPTY, ...A }, A);
    expect(slotToHold(state)).toBeUndefined();
    expect(ownSlot(state)).toEqual(A);
    const other = after([choose(B)], state);
    expect(slotToHold(other)).toEqual(B);
    expect([isOwnTime(other, '09:30'), isOwnTime(other, '10:30')]).toEqual([true, false]);
    expect(after([choose(A)], other).hold).toEqual({ status: 'none' });
  });

  it('keeps the hold of a slot that is chosen twice', () => {
    const found = after([{ type: 'seekOpened', choice: null }, choose(A)], AT.filling);
    expect(found).toMatchObject({ step: 'filling', hold: { status: 'held' } });
  });

  it('starts over with another day', () => {
    const state = after([choose(A), held(A), { type: 'dayChosen', day: '2026-12-07' }]);
    expect(state).toMatchObject({ form: { day: '2026-12-07', time: null }, hold: { status: 'none' } });
    expect(slotToHold(state)).toBeUndefined();
  });

  it('requires the day first [VAL-30]', () => {
    expect(after([{ type: 'dayMissed' }])).toMatchObject({ step: 'filling', isDayMissed: true });
  });

  it('clears the fault of that field only', () => {
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
    expect(state.hold).toEqual({ status: 'held', hold: HOLD });
    expect(ownSlot(state)).toEqual(A);
  });

  it.each([held(A), lost(A), { type: 'notHeld', slot: A }] as ReserveEvent[])(
    'is ignored once another slot is chosen: $type',
    (answer) => {
      const state = after([choose(A), choose(B)]);
      expect(reserveMachine(state, answer)).toBe(state);
    },
  );

  it('clears a lost slot, and shows the reason until the next choice [FLT-44]', () => {
    const state = after([choose(A), lost(A)]);
    expect(state).toMatchObject({
      form: { day: DAY, time: null },
      lostMessage: 'Just taken',
      hold: { status: 'none' },
    });
    expect(after([choose(B)], state).lostMessage).toBeUndefined();
  });

  it('keeps a slot that cannot be held: the booking itself takes it', () => {
    const state = after([choose(A), { type: 'notHeld', slot: A }]);
    expect(state).toMatchObject({ form: A, hold: { status: 'none' } });
    expect(ownSlot(state)).toBeUndefined();
  });

  it('leaves the seek dialog open', () => {
    expect(reserveMachine(AT.seeking, lost(A))).toMatchObject({ step: 'seeking', choice: B });
  });
});

describe('sending', () => {
  it('stops at faults, and counts the attempt [VAL-31]', () => {
    const state = after([{ type: 'submitted', faults: { day: 'faults.day' } }]);
    expect(state).toMatchObject({ step: 'filling', attempt: 1, faults: { day: 'faults.day' } });
  });

  it.each([held(A), { type: 'notHeld', slot: A }] as ReserveEvent[])(
    'waits for the hold, which may have taken the slot: $type',
    (answer) => {
      expect(reserveMachine(AT.settling, answer).step).toBe('ready');
    },
  );

  it('sends nothing for a lost slot [FLT-44]', () => {
    expect(reserveMachine(AT.settling, lost(A))).toMatchObject({
      step: 'filling',
      lostMessage: 'Just taken',
    });
  });

  it.each(['settling', 'left'] as const)('is cancelled by a change: %s', (step) => {
    const changed = after([{ type: 'typed', change: { number: '66123835' } }], AT[step]);
    expect(changed).toMatchObject({ step: 'filling', isChanged: true });
    expect(after([choose(B)], AT[step])).toMatchObject({ step: 'filling', hold: { status: 'requested' } });
  });

  it.each(['settling', 'ready', 'sending', 'seeking', 'expired'] as const)(
    'happens once for a double tap: %s [UI-20]',
    (step) => {
      expect(reserveMachine(AT[step], SUBMITTED)).toBe(AT[step]);
    },
  );

  it.each(['dayMissed', 'seekOpened'] as const)('is not interrupted: %s', (type) => {
    const event: ReserveEvent = type === 'seekOpened' ? { type, choice: null } : { type };
    expect(reserveMachine(AT.sending, event)).toBe(AT.sending);
  });

  it('continues while fields change', () => {
    expect(after([choose(B), { type: 'typed', change: { number: '6' } }], AT.sending).step).toBe('sending');
  });

  it('returns to the form with the server’s fault of a field', () => {
    const faults = { idNumber: 'faults.idNumberForm' } as const;
    expect(reserveMachine(AT.sending, { type: 'failed', faults })).toMatchObject({
      step: 'filling',
      faults,
      attempt: 2,
      form: A,
    });
  });

  it('returns to the form, without the time if the slot is lost', () => {
    const withoutTime = reserveMachine(AT.sending, { type: 'failed', lostMessage: 'Just taken' });
    expect(withoutTime).toMatchObject({
      step: 'filling',
      form: { day: DAY, time: null },
      lostMessage: 'Just taken',
    });
    expect(reserveMachine(AT.sending, { type: 'failed' })).toMatchObject({ step: 'filling', form: A });
  });

  it('leaves no draft to keep', () => {
    expect([AT.sending.isChanged, AT.left.isChanged]).toEqual([true, false]);
  });
});

describe('the end of the hold', () => {
  it.each(['filling', 'seeking'] as const)(
    'expires the form that is %s, and keeps its fields [BOK-32]',
    (step) => {
      const state = reserveMachine(AT[step], { type: 'holdExpired' });
      expect(state).toMatchObject({ step: 'expired', form: { day: DAY, time: null }, isChanged: true });
    },
  );

  it.each(['settling', 'ready', 'sending', 'left', 'expired'] as const)(
    'does not expire a form that is %s: the server decides [BOK-32]',
    (step) => {
      expect(reserveMachine(AT[step], { type: 'holdExpired' })).toBe(AT[step]);
    },
  );
});

describe('the seek dialog', () => {
  it('closes when a slot is chosen in it [BOK-58]', () => {
    expect(after([choose(B)], AT.seeking)).toMatchObject({
      step: 'filling',
      form: B,
      hold: { status: 'requested' },
    });
  });

  it('changes nothing when it is closed', () => {
    expect(after([{ type: 'seekClosed' }], AT.seeking)).toEqual(AT.filling);
  });
});

describe('a proposed slot', () => {
  const proposed = reserveMachine(
    openForm({ ...EMPTY, day: DAY }, undefined, { status: 'wanted', isTouched: false }),
    { type: 'proposed', time: A.time },
  );
  const touched = reserveMachine(proposed, { type: 'touched' });

  it('is held from the first touch on [BOK-32]', () => {
    expect(slotToHoldNow(proposed)).toBeUndefined();
    expect(proposed.hold).toEqual({ status: 'none' });
    expect(slotToHoldNow(touched)).toEqual(A);
    expect(touched.hold).toEqual({ status: 'requested' });
    expect(reserveMachine(touched, { type: 'touched' })).toBe(touched);
  });

  it('is not held when a profile fills in the form', () => {
    expect(slotToHoldNow(after([{ type: 'typed', change: { number: '6' } }], proposed))).toBeUndefined();
  });

  it('is held before it is sent', () => {
    const submitted = reserveMachine(proposed, SUBMITTED);
    expect(submitted).toMatchObject({ step: 'settling', hold: { status: 'requested' } });
    expect(reserveMachine(submitted, held(A)).step).toBe('ready');
  });

  it('is replaced by the next one when it is lost, and not sent', () => {
    const withoutSlot = after([SUBMITTED, lost(A)], proposed);
    expect(withoutSlot).toMatchObject({ step: 'filling', proposal: { status: 'wanted', lost: [A.time] } });
    const next = reserveMachine(withoutSlot, { type: 'proposed', time: B.time });
    expect(next).toMatchObject({ step: 'filling', hold: { status: 'requested' }, form: B });
  });

  it('is requested when the citizen chooses the same slot', () => {
    expect(after([choose(A)], proposed)).toMatchObject({
      hold: { status: 'requested' },
      proposal: undefined,
    });
  });
});

it('has no hold and does not expire while the page is hidden', () => {
  const away = after([{ type: 'pageHidden' }, { type: 'holdExpired' }], AT.filling);
  expect(away).toMatchObject({ step: 'filling', hold: { status: 'none' }, form: A });
  expect(reserveMachine(away, { type: 'pageShown' }).hold).toEqual({ status: 'requested' });
  expect(reserveMachine(AT.sending, { type: 'pageHidden' })).toBe(AT.sending);
});
