import { rolloutAt } from './rollout';

const STEPS = [
  { percent: 5, minutes: 10 },
  { percent: 25, minutes: 30 },
];

it.each([
  [0, 5, 10],
  [9, 5, 10],
  [10, 25, 40],
  [39, 25, 40],
])('gives a release of %i minutes to %i percent of visits', (minutes, percent, until) => {
  expect(rolloutAt(STEPS, 1_000, 1_000 + minutes * 60_000)).toEqual({
    percent,
    until: 1_000 + until * 60_000,
  });
});

it('gives a release to all after its last step, or if the operator has set none', () => {
  expect(rolloutAt(STEPS, 0, 40 * 60_000)).toBeUndefined();
  expect(rolloutAt([], 0, 0)).toBeUndefined();
});
