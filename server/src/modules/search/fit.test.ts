import fc from 'fast-check';
import { fitAsTyped, fitOf, fitWithSlips } from './fit';
import { fold } from './fold';

it('rates an equal text best, then one that begins so, then one with such a word', () => {
  const fits = ['tax', 'tax refund', 'property tax', 'syntax'].map((text) => fitOf('tax', text));
  expect(fits).toEqual([...fits].sort((a, b) => b - a));
  expect(new Set(fits).size).toBe(4);
});

it('rates words in any order below what stands together', () => {
  const names = [fold('Resident identity card'), fold('居民身份證')];
  const together = fitAsTyped('identity card', names);
  const apart = fitAsTyped('card resident', names);
  expect(together).toBeGreaterThan(apart);
  expect(apart).toBeGreaterThan(0);
  expect(fitAsTyped('resident crad', names)).toBe(0);
});

it('rates fewer slips above more', () => {
  const names = [fold('Resident identity card')];
  const fits = ['resident card', 'resident crad', 'residint crad', 'xyz card'].map((text) =>
    fitWithSlips(text, names),
  );
  expect(fits).toEqual([1, 1 / 2, 1 / 3, 0]);
});

it('forgives no slip in a short word: it would be another', () => {
  expect(fitWithSlips('tix', ['tax'])).toBe(0);
  expect(fitWithSlips(fold('護士'), [fold('護照')])).toBe(0);
});

it.each([fitAsTyped, fitWithSlips])('rates between nothing and exactly: %p', (fit) => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (keyword, texts) => {
      const rate = fit(fold(keyword), texts.map(fold));
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(1);
    }),
  );
});
