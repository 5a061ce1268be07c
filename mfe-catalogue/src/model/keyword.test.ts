import * as fc from 'fast-check';
import { cleanKeyword } from './keyword';

const FORBIDDEN = [...'*;"\'#=-+@%^&()[]{}<>\\/|?!`.~'];

it.each(FORBIDDEN)('removes %s [VAL-01] [VAL-02]', (character) => {
  expect(cleanKeyword(`身份${character}證`)).toEqual({ keyword: '身份證', hadForbidden: true });
});

it('keeps Chinese characters, digits, accented letters and spaces [VAL-06]', () => {
  expect(cleanKeyword('身份證 2 certidão').hadForbidden).toBe(false);
});

it('never lets a forbidden character through, and cleans only once [VAL-01]', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { keyword } = cleanKeyword(text);
      expect(FORBIDDEN.filter((character) => keyword.includes(character))).toEqual([]);
      expect(cleanKeyword(keyword).hadForbidden).toBe(false);
    }),
  );
});

it('accepts 5,000 random keywords, and builds valid addresses from them [VAL-01]', () => {
  const halves = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: halves }));
  fc.assert(
    fc.property(anything, (text) => {
      const keyword = cleanKeyword(text).keyword.trim();
      expect(new URLSearchParams(`q=${encodeURIComponent(keyword)}`).get('q')).toBe(keyword);
    }),
    { numRuns: 5_000 },
  );
});
