import fc from 'fast-check';
import { idFrom, uuidFrom } from './address';

describe('an id of the address', () => {
  it('is a positive whole number within the database’s range, or undefined [NAV-28]', () => {
    expect(idFrom('7')).toBe(7);
    expect(idFrom('2147483647')).toBe(2_147_483_647);
    for (const text of [null, '', '0', '-1', '1.5', '07', 'abc', '2147483648', '99999999999', '1e3', ' 7']) {
      expect(idFrom(text)).toBeUndefined();
    }
  });

  it('never throws on arbitrary input [NAV-28]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = idFrom(text);
        expect(id === undefined || (Number.isInteger(id) && id > 0)).toBe(true);
      }),
    );
  });

  it('of a ticket is a UUID in lower case', () => {
    expect(uuidFrom('6B1C3A52-4A0E-4F6E-9A53-0F6F6D1B2A11')).toBe('6b1c3a52-4a0e-4f6e-9a53-0f6f6d1b2a11');
    expect(uuidFrom('6b1c3a52')).toBeUndefined();
    expect(uuidFrom(null)).toBeUndefined();
  });
});
