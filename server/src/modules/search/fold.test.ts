import fc from 'fast-check';
import { fold } from './fold';

it('folds different spellings of the same meaning to one', () => {
  expect(fold('  Renovação—do BIR ')).toBe('renovacao do bir');
  expect(fold('身份證明局')).toBe(fold('身份证明局'));
  expect(fold('ＰＡＳＳＰＯＲＴ')).toBe('passport');
  expect(fold('身分證')).toBe(fold('身份証'));
  expect(fold('帳戶')).toBe(fold('賬戶'));
});

it('folds a folded text to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(fold(fold(text))).toBe(fold(text))),
  );
});
