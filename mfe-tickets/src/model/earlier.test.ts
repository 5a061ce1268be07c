import { halfHours, wishFaults, wishFrom, type EarlierChoices } from './earlier';

const CHOICES: EarlierChoices = {
  offices: [
    { locationId: 2, name: 'China Plaza' },
    { locationId: 3, name: 'Islands' },
  ],
  firstDay: '02/12/2026',
  lastDay: '09/12/2026',
  weekdays: [1, 2, 3],
  opens: '09:00',
  closes: '17:45',
};
const ASKED = { notBefore: '03/12/2026', weekdays: [1, 3], from: '10:00', until: '12:00', locationIds: [3] };
const withAsked = (change: Partial<typeof ASKED>) => ({ ...CHOICES, asked: { ...ASKED, ...change } });

it.each([
  ['09:00', '10:30', ['09:00', '09:30', '10:00', '10:30']],
  ['09:15', '10:20', ['09:15', '09:30', '10:00', '10:20']],
  ['08:45', '09:00', ['08:45', '09:00']],
])('offers the half hours from %s to %s, and both of these', (opens, closes, times) => {
  expect(halfHours(opens, closes)).toEqual(times);
});

it('starts with any time at the office of the booking', () => {
  expect(wishFrom(CHOICES)).toEqual({
    notBefore: '2026-12-02',
    weekdays: [1, 2, 3],
    from: '09:00',
    until: '17:45',
    locationIds: [2],
  });
});

it('keeps what was asked only as far as it can still be chosen', () => {
  expect(wishFrom(withAsked({}))).toEqual({ ...ASKED, notBefore: '2026-12-03' });
  expect(wishFrom(withAsked({ notBefore: '30/11/2026' })).notBefore).toBe('2026-12-02');
  expect(wishFrom(withAsked({ notBefore: '20/12/2026' })).notBefore).toBe('2026-12-09');
  expect(wishFrom(withAsked({ weekdays: [0, 3], locationIds: [3, 9] }))).toMatchObject({
    weekdays: [3],
    locationIds: [3],
  });
  expect(wishFrom(withAsked({ from: '08:00', until: '18:30' }))).toMatchObject({
    from: '09:00',
    until: '17:45',
  });
});

it('finds the wrong fields in the order of the form', () => {
  const wish = wishFrom(CHOICES);
  expect(wishFaults(wish, CHOICES)).toEqual([]);
  expect(wishFaults({ ...wish, notBefore: '2026-12-10' }, CHOICES)).toEqual(['notBefore']);
  const wrong = { ...wish, notBefore: '', weekdays: [], from: '12:00', until: '12:00', locationIds: [] };
  expect(wishFaults(wrong, CHOICES)).toEqual(['notBefore', 'weekdays', 'until', 'locationIds']);
});
