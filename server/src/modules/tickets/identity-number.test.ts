import { isIdNumber } from '../../city/city';
import { createIdentityVault } from './identity-number';

it('seals an ID number differently each time, opens it, and recognises it by its digest', () => {
  const vault = createIdentityVault({ secrets: ['secret'], keys: [] });
  const [first, second] = [vault.seal('12345670'), vault.seal('12345670')];
  expect(first.cipher.equals(second.cipher)).toBe(false);
  expect(first.digest).toBe(second.digest);
  expect(vault.open(first.cipher)).toBe('12345670');
  expect(createIdentityVault({ secrets: ['another secret'], keys: [] }).open(first.cipher)).toBeUndefined();
});

it.each([
  ['12345670', true],
  ['44010119900101123X', true],
  ['1234567', false],
  ['123456789', false],
  ['1234/670', false],
  ['', false],
])('takes %s as an ID number: %s [VAL-18]', (text, expected) => {
  expect(isIdNumber(text)).toBe(expected);
});
