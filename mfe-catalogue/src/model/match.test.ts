import * as fc from 'fast-check';
import { finderOf, partsOf } from './match';

it.each([
  ['Renovação do BIR', 'renovacao', true],
  ['Renovação do BIR', 'bir renov', true],
  ['更換居民身份證', '居民', true],
  ['Ｆｕｌｌ width', 'full', true],
  ['Passport', 'identity', false],
  ['Passport', '', true],
])('matches every word, ignoring accents and case: %s, %s [CAT-22]', (text, keyword, found) => {
  expect(finderOf([text], String)(keyword)).toEqual(found ? [text] : []);
});

const marked = (text: string, keyword: string) =>
  partsOf(text, keyword)
    .map(({ text: part, matched }) => (matched ? `<${part}>` : part))
    .join('');

it.each([
  ['Renovação do BIR', 'renovacao', '<Renovação> do BIR'],
  ['更換居民身份證', '居民', '更換<居民>身份證'],
  ['Final tax return', 'tax fin', '<Fin>al <tax> return'],
  ['😀 card', 'card', '😀 <card>'],
  ['Passport', '護照', 'Passport'],
])('marks what matched in %s for %s [CAT-26]', (text, keyword, parts) => {
  expect(marked(text, keyword)).toBe(parts);
});

it('loses no character, whatever the keyword [CAT-26]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, keyword) => {
      expect(
        partsOf(text, keyword)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});
