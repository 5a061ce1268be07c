import { placeState } from './place-state';

const open = { id: 2, suspended: false, remoteCounter: false, rcServiceLogin: false };
const loginOnly = { ...open, remoteCounter: true, rcServiceLogin: true };

it('opens a place to everyone', () => {
  expect(placeState(open, {})).toBe('open');
});

it('does not open a suspended place [CAT-52]', () => {
  expect(placeState({ ...loginOnly, suspended: true }, { euid: '1' })).toBe('suspended');
});

it('opens a login-only remote counter to users with an euid [CAT-53]', () => {
  expect(placeState(loginOnly, {})).toBe('loginNeeded');
  expect(placeState(loginOnly, { euid: '1' })).toBe('open');
});

it.each([{ remoteCounter: true }, { rcServiceLogin: true }])(
  'needs both flags to ask for a login: %o [CAT-53]',
  (flag) => {
    expect(placeState({ ...open, ...flag }, {})).toBe('open');
  },
);

it.each([
  ['invalid', { id: 0 }],
  ['suspended', { suspended: true }],
  ['notOpen', { booking: false, ticket: false }],
] as const)('does not open a place that is %s [CAT-55] [VAL-48] [VAL-49]', (state, change) => {
  expect(placeState({ ...open, ...change }, { euid: '1' })).toBe(state);
});

it('opens a place that takes only bookings', () => {
  expect(placeState({ ...open, booking: true, ticket: false }, {})).toBe('open');
});
