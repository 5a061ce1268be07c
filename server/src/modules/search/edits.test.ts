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

it('stops counting where there are too many, and never before', () => {
  expect(editsBetween('xyzw', 'passport', { most: 1 })).toBe(Infinity);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(3), fc.boolean(), (word, text, most, anywhere) => {
      const all = editsBetween(word, text, { anywhere });
      const counted = editsBetween(word, text, { anywhere, most });
      expect(all <= most ? counted : counted > most).toBe(all <= most ? all : true);
    }),
  );
});

it('never counts more slips than the word has letters, and none for a beginning', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (word, rest) => {
      expect(editsBetween(word, word + rest)).toBe(0);
      expect(editsBetween(word, rest)).toBeLessThanOrEqual(word.length);
    }),
  );
});
