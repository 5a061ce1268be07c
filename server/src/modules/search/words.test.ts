import fc from 'fast-check';
import { fold } from './fold';
import { lettersOf, pairsOf, termsOf, wordsOf } from './words';

it('finds the words of a keyword, even where Chinese and Latin letters meet', () => {
  expect(wordsOf(fold('Driving  licence'))).toEqual(['driving', 'licence']);
  expect(wordsOf(fold('更換BIR'))).toEqual(['更换', 'bir']);
  expect(wordsOf('')).toEqual([]);
});

it('splits Chinese into pairs and characters, and keeps other words whole', () => {
  expect(pairsOf('身份证')).toEqual(['身份', '份证']);
  expect(pairsOf('证')).toEqual(['证']);
  expect(lettersOf('身份证')).toEqual(['身', '份', '证']);
  expect([pairsOf('card'), lettersOf('card')]).toEqual([['card'], ['card']]);
});

it('also finds a text without its spaces', () => {
  expect(termsOf('dog licence')).toEqual(['dog', 'licence', 'doglicence']);
  expect(termsOf('passport')).toEqual(['passport']);
});

it('finds a part of a Chinese text among the terms of the whole', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'身份证明书登记屋'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(texts, fc.nat(11), fc.nat(11), (text, from, length) => {
      const part = text.slice(from, from + length + 1);
      const terms = new Set(termsOf(text));
      // A single character is a pair only by itself, and a character everywhere.
      expect(
        wordsOf(part)
          .flatMap(pairsOf)
          .every((term) => terms.has(term)),
      ).toBe(true);
    }),
  );
});
