import { satisfy } from './lean-semver.mjs';

it.each([
  ['19.3.1', '^19.0.0', true],
  ['19.0.0', '^19.0.0', true],
  ['18.9.9', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['19.2.0', '^19.3.0', false],
  ['19.10.0', '^19.9.0', true],
  ['19.4.0-rc.1', '^19.0.0', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '<=1.0.0', true],
  ['1.0.0', '<=1.0.1', true],
  ['1.10.0', '<=1.9.0', false],
  ['1.0.0-rc.1', '<=1.0.0', true],
  ['1.2.3', '>=1.2.3', true],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.3', '*', true],
  ['1.2.3', '1 - 2', false],
  ['latest', '^1.0.0', false],
])('says of %s whether it is in %s: %s', (version, range, isIn) => {
  expect(satisfy(version, range)).toBe(isIn);
});
