import type { ReservationParameter } from '@vez/shared/contracts/client';
import { checkParameters, hasEmpty, isFilled } from './check-parameters';
import { cleaned, fromProfile, fromWire, toWire } from './parameter-values';

const TODAY = '2026-12-01';
const RULES = { today: TODAY, idRule: { lengths: [8, 18], pattern: '[0-9A-Za-z]+' } };
const asked = (type: ReservationParameter['type'], name = 'it', required = true) => ({
  type,
  name,
  required,
  value: '',
});
const faultOf = (type: ReservationParameter['type'], value: string, name = 'it') =>
  checkParameters([asked(type, name)], { [name]: value }, RULES)[name]?.key;

describe('a parameter', () => {
  it.each([
    ['an ID number of eight', 'IDNUMBER', '51234567'],
    ['an ID number of eighteen', 'IDNUMBER', '440101199001011234'],
    ['digits', 'NUMBER', '1998'],
    ['the earliest birthday', 'BIRTHDAY', '1900-01-01'],
    ['a birthday today', 'BIRTHDAY', TODAY],
    ['a date', 'DATE', '04/12/2030'],
    ['any name', 'NAME', '陳大文'],
  ] as const)('is valid with %s', (_, type, value) => {
    expect(faultOf(type, value)).toBeUndefined();
  });

  it.each([
    ['an ID number of seven', 'IDNUMBER', '5123456', 'parameters.idLength'],
    ['letters in a number', 'NUMBER', '19a8', 'parameters.number'],
    ['no such day', 'BIRTHDAY', '1990-02-31', 'parameters.date'],
    ['no date at all', 'DATE', 'soon', 'parameters.date'],
  ] as const)('is checked: %s [VAL-43]', (_, type, value, fault) => {
    expect(faultOf(type, value)).toBe(fault);
  });

  it('rejects a day before 1900 [VAL-25]', () => {
    expect(faultOf('BIRTHDAY', '1899-12-31')).toBe('parameters.early');
    expect(faultOf('DATE', '31/12/1899')).toBe('parameters.early');
  });

  it('rejects a birthday in the future [VAL-26]', () => {
    expect(faultOf('BIRTHDAY', '2026-12-02')).toBe('parameters.future');
    expect(faultOf('DATE', '02/12/2026')).toBeUndefined();
  });

  it('must be an email address if it is named email [VAL-22]', () => {
    expect(faultOf('TEXT', 'a@b', 'email')).toBe('parameters.email');
    expect(faultOf('TEXT', 'a@b.mo', 'email')).toBeUndefined();
  });

  it('is checked as a mobile number if it is one [VAL-43]', () => {
    const check = (number: string) =>
      checkParameters([asked('MOBILENUMBER')], { it: { area: '853', number } }, RULES).it;
    expect(check('6612383')).toEqual({ kind: 'phone', key: 'errorLength' });
    expect(check('66123834')).toBeUndefined();
  });

  it('may be empty unless it is required [VAL-45]', () => {
    const optional = asked('NUMBER', 'other', false);
    expect(checkParameters([asked('TEXT'), optional], { it: ' ' }, RULES)).toEqual({
      it: { kind: 'text', key: 'parameters.mustInput' },
    });
  });

  it('keeps only digits if it is a number [VAL-23] [VAL-24]', () => {
    expect(cleaned('NUMBER', '1,2００，a')).toBe('1200');
    expect(cleaned('TEXT', '1,2')).toBe('1,2');
  });

  it('comes from the profile if the profile has it [VAL-21]', () => {
    const profile = { name: 'Chan Tai Man', identityNo: '51234567', birthday: '1990-05-04' };
    expect(fromProfile('NAME', profile)).toBe('Chan Tai Man');
    expect(fromProfile('IDNUMBER', profile)).toBe('51234567');
    expect(fromProfile('BIRTHDAY', { ...profile, birthday: '04/05/1990' })).toBe('1990-05-04');
    expect(fromProfile('TEXT', profile)).toBeUndefined();
    expect(fromProfile('BIRTHDAY', {})).toBeUndefined();
  });
});

describe('a form with a parameter left empty', () => {
  it('reports it unless it is a mobile number [VAL-42]', () => {
    expect(hasEmpty([asked('TEXT')], {})).toBe(true);
    expect(hasEmpty([asked('MOBILENUMBER')], {})).toBe(false);
    expect(hasEmpty([asked('TEXT', 'it', false)], {})).toBe(false);
  });

  it('is not filled', () => {
    expect(isFilled([asked('TEXT'), asked('TEXT', 'b', false)], { it: 'x' })).toBe(true);
    expect(isFilled([asked('TEXT')], {})).toBe(false);
  });
});

describe('a parameter on the wire', () => {
  it('is area and number joined, for a mobile number [DAT-29]', () => {
    expect(toWire('MOBILENUMBER', { area: '853', number: '66123834' })).toBe('85366123834');
    expect(fromWire('MOBILENUMBER', '85366123834', '853')).toEqual({ area: '853', number: '66123834' });
    expect(toWire('MOBILENUMBER', { area: '853', number: '' })).toBe('');
  });

  it('is DD/MM/YYYY for a birthday [VAL-29]', () => {
    expect(toWire('BIRTHDAY', '1990-05-04')).toBe('04/05/1990');
    expect(fromWire('BIRTHDAY', '04/05/1990', '853')).toBe('1990-05-04');
    expect(fromWire('BIRTHDAY', '', '853')).toBe('');
  });

  it('is trimmed text otherwise', () => {
    expect(toWire('TEXT', ' MO-12-34 ')).toBe('MO-12-34');
  });
});
