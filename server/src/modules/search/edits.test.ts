import fc from 'fast-check';
import { editsBetween } from './edits';

it.each([
  ['passport', 'passport', 0],
  ['pass', 'passport', 0],
  ['pasport', 'passport', 1],
  ['psasport', 'passport', 1],
  ['passpotr', 'passport', 1],
  ['passsport', 'passport', 1],
  ['parsport', 'passport', 1],
  ['tax', 'passport', 2],
])('counts the slips of “%s” for “%s”', (word, text, slips) => {
  expect(editsBetween(word, text)).toBe(slips);
});

it('looks anywhere in a text without spaces', () => {
  expect(editsBetween('駕使執照', '國際駕駛執照', { anywhere: true })).toBe(1);
  expect(editsBetween('駕使執照', '國際駕駛執照')).toBe(3);
});

it('never counts more slips than the word has letters, and none for a beginning', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (word, rest) => {
      expect(editsBetween(word, word + rest)).toBe(0);
      expect(editsBetween(word, rest)).toBeLessThanOrEqual(word.length);
    }),
  );
});
