import { homeOf } from './home';

it.each([
  ['web', '/home', '/home'],
  ['remoteCounter', '/home', '/remoteCounterHome'],
  ['web', '/remoteCounterHome', '/home'],
  ['web', '/parking', '/parking'],
] as const)('leads home at the %s counter of a deployment whose home is %s', (mode, home, expected) => {
  expect(homeOf(mode, { home })).toBe(expected);
});
