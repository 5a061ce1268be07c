import fc from 'fast-check';
import { normalisePhone, typedPhone, type PhoneProblem } from './normalise-phone';

const AREAS = ['853', '852', '86'];

describe('a mobile number as typed', () => {
  it.each([
    ['+85366123834', '853', '66123834'],
    ['0085366123834', '853', '66123834'],
    ['85366123834', '853', '66123834'],
    ['+852 5123 4567', '852', '51234567'],
    ['0085251234567', '852', '51234567'],
    ['+8613800138000', '86', '13800138000'],
    ['008613800138000', '86', '13800138000'],
    ['8613800138000', '86', '13800138000'],
    ['6612-3834', '853', '66123834'],
    ['＋８５３６６１２３８３４', '853', '66123834'],
    ['٦٦١٢ ٣٨٣٤', '853', '66123834'],
    ['+۸۵۲ ۵۱۲۳ ۴۵۶۷', '852', '51234567'],
  ])('splits %s into %s and %s [VAL-09] [VAL-10] [DAT-66]', (raw, area, number) => {
    expect(normalisePhone(raw, '853', AREAS)).toEqual({ area, number });
  });

  it('keeps a complete Macao number that itself begins with 853 [VAL-09]', () => {
    expect(normalisePhone('85312345', '853', AREAS)).toEqual({ area: '853', number: '85312345' });
  });

  const problems: [string, string, PhoneProblem, string][] = [
    ['', '853', 'notSupportNull', '[VAL-13]'],
    ['   ', '853', 'notSupportNull', '[VAL-13]'],
    ['66a23834', '853', 'onlyNumber', '[VAL-07] [VAL-14]'],
    ['+853', '853', 'errorLength', '[VAL-15]'],
    ['+', '853', 'errorLength', '[VAL-15]'],
    ['6612383', '853', 'errorLength', '[VAL-16]'],
    ['512345678', '852', 'errorLength', '[VAL-16]'],
    ['1380013800', '86', 'errorLength', '[VAL-16]'],
    ['+99966123834', '853', 'unknownPrefix', '[VAL-08]'],
    ['66123834', '999', 'unknownPrefix', '[VAL-08]'],
    ['23800138001', '86', 'mainlandStart', '[VAL-11]'],
    ['+351912345678', '853', 'areaNotSupported', '[VAL-12]'],
  ];
  it.each(problems)('finds that %j under %s has the fault %s %s', (raw, area, problem) => {
    expect(normalisePhone(raw, area, AREAS).problem).toBe(problem);
  });

  it('keeps the chosen area when the prefix belongs to no country [VAL-08]', () => {
    expect(normalisePhone('+99966123834', '853', AREAS)).toEqual({
      area: '853',
      number: '99966123834',
      problem: 'unknownPrefix',
    });
  });

  it('accepts other areas of this deployment, with their own lengths [VAL-12] [VAL-16]', () => {
    expect(normalisePhone('+351912345678', '853', ['853', '351'])).toEqual({
      area: '351',
      number: '912345678',
    });
    expect(normalisePhone('+35191234567', '853', ['853', '351']).problem).toBe('errorLength');
  });

  it('accepts a number that was verified before, whatever its area [VAL-12]', () => {
    const proved = { area: '44', number: '7400123456' };
    expect(normalisePhone('7400123456', '44', AREAS).problem).toBe('areaNotSupported');
    expect(normalisePhone('7400123456', '44', AREAS, proved)).toEqual(proved);
    expect(normalisePhone('7400123457', '44', AREAS, proved).problem).toBe('areaNotSupported');
  });

  it('reads the bare prefix of the city’s areas [VAL-09]', () => {
    expect(normalisePhone('351912345678', '351', ['351'])).toEqual({ area: '351', number: '912345678' });
    expect(normalisePhone('85366123834', '351', ['351', '34']).problem).toBe('errorLength');
  });

  it('reads the same number however its prefix is written [VAL-09]', () => {
    const mobile = fc.oneof(
      fc.record({ area: fc.constantFrom('853', '852'), number: fc.stringMatching(/^[456]\d{7}$/) }),
      fc.record({ area: fc.constant('86'), number: fc.stringMatching(/^1\d{10}$/) }),
    );
    fc.assert(
      fc.property(mobile, fc.constantFrom('+', '00', ''), fc.constantFrom(...AREAS), (m, sign, chosen) => {
        const raw = sign === '' ? m.number : `${sign}${m.area}${m.number}`;
        expect(normalisePhone(raw, sign === '' ? m.area : chosen, AREAS)).toEqual(m);
      }),
    );
  });

  it('returns only digits, whatever is typed [VAL-07]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (raw) => {
        expect(normalisePhone(raw, '853', AREAS).number).toMatch(/^\d*$/);
      }),
    );
  });
});

describe('the field while typing', () => {
  it('removes characters other than digits and reports them [VAL-07]', () => {
    expect(typedPhone('66a1', '853', AREAS)).toEqual({ area: '853', text: '661', strayed: true });
    expect(typedPhone('6612 38', '853', AREAS)).toEqual({ area: '853', text: '661238', strayed: false });
  });

  it('moves a prefix to the area once it is complete, and not before [VAL-10]', () => {
    expect(typedPhone('+85', '853', AREAS)).toEqual({ area: '853', text: '+85', strayed: false });
    expect(typedPhone('+852', '853', AREAS)).toEqual({ area: '852', text: '', strayed: false });
    expect(typedPhone('008613', '853', AREAS)).toEqual({ area: '86', text: '13', strayed: false });
  });
});
