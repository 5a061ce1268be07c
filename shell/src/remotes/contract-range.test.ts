import { satisfies } from './contract-range';

describe('the contract range of a remote', () => {
  it.each([
    ['1.2.3', '^1.0.0', true],
    ['1.2.3', '^1.2.3', true],
    ['1.2.3', '^1.2.4', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '1.0.0', false],
    ['1.0.0', '*', false],
    ['1.0.0', '', false],
  ])('%s satisfies %s: %s', (version, range, held) => {
    expect(satisfies(version, range)).toBe(held);
  });
});
