import { homeOf, isHome } from './home';

it.each([
  ['web', '/home', '/home'],
  ['remoteCounter', '/home', '/remoteCounterHome'],
  ['web', '/remoteCounterHome', '/home'],
  ['web', '/parking', '/parking'],
] as const)('leads home at the %s counter of a deployment with home %s', (mode, home, expected) => {
  expect(homeOf(mode, { home })).toBe(expected);
});

it('recognises the first pages by each of their paths [NAV-01] [NAV-02] [NAV-03]', () => {
  expect(['/', '/home', '/remoteCounterHome'].map(isHome)).toEqual([true, true, true]);
  expect(['/department', '/home/x'].map(isHome)).toEqual([false, false]);
});
