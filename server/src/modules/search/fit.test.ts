import fc from 'fast-check';
import { AS_TYPED, fitOf, fitOfAny } from './fit';
import { fold } from './fold';

it('rates a text best that is the keyword, then one that begins with it, then one with a word that does', () => {
  const fits = ['tax', 'tax refund', 'property tax', 'syntax'].map((text) => fitOf('tax', text));
  expect(fits).toEqual([...fits].sort((a, b) => b - a));
  expect(new Set(fits).size).toBe(4);
});

it('rates words in any order below what stands together, and slips below everything', () => {
  const names = [fold('Resident identity card'), fold('居民身份證')];
  const fits = ['identity card', 'card resident', 'resident crad'].map((text) => fitOfAny(fold(text), names));
  expect(fits).toEqual([...fits].sort((a, b) => b - a));
  expect(fits[1]).toBeGreaterThanOrEqual(AS_TYPED);
  expect(fits[2]).toBeLessThan(AS_TYPED);
  expect(fits[2]).toBeGreaterThan(0);
});

it('forgives no slip in a short word: it would be another', () => {
  expect(fitOfAny('tix', ['tax'])).toBe(0);
  expect(fitOfAny(fold('護士'), [fold('護照')])).toBe(0);
});

it('rates between nothing and exactly', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { minLength: 1 }), (keyword, texts) => {
      const fit = fitOfAny(fold(keyword), texts.map(fold));
      expect(fit).toBeGreaterThanOrEqual(0);
      expect(fit).toBeLessThanOrEqual(1);
    }),
  );
});
