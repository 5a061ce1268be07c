import { ownValue } from './own-value';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'other'])(
  'finds nothing under %s',
  (key) => {
    expect(ownValue({ known: 1 }, key)).toBeUndefined();
  },
);

it('finds values of the table', () => {
  expect(ownValue({ known: 1 }, 'known')).toBe(1);
});
