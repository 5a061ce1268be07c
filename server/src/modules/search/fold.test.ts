import fc from 'fast-check';
import { fitOf, fold } from './fold';

it('spells alike what means the same', () => {
  expect(fold('  Renovação—do BIR ')).toBe('renovacao do bir');
  expect(fold('身份證明局')).toBe(fold('身份证明局'));
});

it('folds a folded text to itself', () => {
  fc.assert(fc.property(fc.string(), (text) => fold(fold(text)) === fold(text)));
});

it('rates a text best that is the keyword, then one that begins with it, then one that holds it', () => {
  const fits = ['tax', 'tax refund', 'property tax', 'syntax'].map((text) => fitOf('tax', text));
  expect(fits).toEqual([...fits].sort((a, b) => b - a));
  expect(new Set(fits).size).toBe(4);
});

it('rates between nothing and exactly', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (keyword, text) => {
      const fit = fitOf(fold(keyword), fold(text));
      return fit >= 0 && fit <= 1;
    }),
  );
});
