import { aQueue } from '../testing/facts';
import { totalMinutes, wayMinutes } from './way';

it.each([
  [0, 5],
  [250, 5],
  [600, 15],
  [1_100, 15],
  [4_600, 35],
])('estimates the way over %s m as %s minutes, on foot or by bus', (metres, minutes) => {
  expect(wayMinutes(metres)).toBe(minutes);
});

it('never takes longer for a shorter way', () => {
  const ways = Array.from({ length: 200 }, (_, at) => wayMinutes(at * 50));
  expect(ways).toEqual([...ways].sort((a, b) => a - b));
});

it('adds the middle of the wait to the way; nothing waits where there is no queue', () => {
  const waitRange = { fromMinutes: 50, toMinutes: 65 };
  expect(totalMinutes({ queue: aQueue({ waitRange }), metres: 250 })).toBe(62.5);
  expect(totalMinutes({ queue: aQueue({ pass: 'N', queueState: 'NOTBUSY' }), metres: 250 })).toBe(5);
});
