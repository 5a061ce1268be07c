import fc from 'fast-check';
import { formatPhone, maskPhone } from './format-phone';

describe('a mobile number as shown', () => {
  it('is grouped as people read it', () => {
    expect(formatPhone({ area: '853', number: '66123834' })).toBe('+853 6612 3834');
    expect(formatPhone({ area: '86', number: '13800138000' })).toBe('+86 138 0013 8000');
  });

  it('hides its middle from bystanders', () => {
    expect(maskPhone('66123834')).toBe('6612 ••34');
    expect(maskPhone('13800138000')).toBe('138 •••• ••00');
  });

  it('never shows more than six digits of a real number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{8,13}$/), (number) => {
        expect(maskPhone(number).replace(/\D/g, '').length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
