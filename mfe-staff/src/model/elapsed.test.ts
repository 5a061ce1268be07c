import { clockSince, minutesSince } from './elapsed';

const AT = '2026-12-01T01:26:00Z';
const after = (seconds: number) => Date.parse(AT) + seconds * 1_000;

describe('the time since something happened', () => {
  it.each([
    [0, '00:00'],
    [278, '04:38'],
    [3_845, '64:05'],
    [-5, '00:00'],
  ])('is after %s s shown as %s', (seconds, shown) => {
    expect(clockSince(AT, after(seconds))).toBe(shown);
  });

  it('counts whole minutes', () => {
    expect([59, 60, 600, -60].map((seconds) => minutesSince(AT, after(seconds)))).toEqual([0, 1, 10, 0]);
  });
});
