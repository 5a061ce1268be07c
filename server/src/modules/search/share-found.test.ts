import fc from 'fast-check';
import { shareFound } from './share-found';
import { pairsOf } from './words';

it.each([
  [['lost', 'my', 'card'], ['card'], 1 / 2],
  [['my', 'id'], ['id'], 1 / 2],
  [['不见', '身份证'], ['身份', '份证'], 3 / 5],
  [['身份证'], ['份证'], 2 / 3],
  [['证'], ['证'], 1],
  [['card'], [], 0],
])('counts of %j, with %j found, the share %d', (words, found, share) => {
  expect(shareFound(words, new Set(found))).toBeCloseTo(share);
});

it('is between nothing and all, and grows with what is found', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,9}$/),
    fc.string({ unit: fc.constantFrom(...'身份证明书登记'), minLength: 1, maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.array(fc.boolean()), (words, isFound) => {
      const terms = words.flatMap(pairsOf);
      const found = terms.filter((_, at) => isFound[at]);
      const share = shareFound(words, new Set(found));
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(shareFound(words, new Set([...found, ...terms.slice(0, 1)])));
      expect(shareFound(words, new Set(terms))).toBe(1);
    }),
  );
});
