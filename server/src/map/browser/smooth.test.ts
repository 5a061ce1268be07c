import { smooth } from './smooth';

const SQUARE: [number, number][] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];

it('cuts each corner a quarter of the way, and closes the ring again [CAT-57]', () => {
  expect(smooth(SQUARE, 1)).toEqual([
    [1, 0],
    [3, 0],
    [4, 1],
    [4, 3],
    [3, 4],
    [1, 4],
    [0, 3],
    [0, 1],
    [1, 0],
  ]);
});

it('leaves no corner sharp after two rounds [CAT-57]', () => {
  const ring = smooth(SQUARE);
  expect(ring).toHaveLength(17);
  expect(ring.at(-1)).toEqual(ring[0]);
});
