import { checkForm, type Needs, type NumberFields } from './check-form';

const FORM: NumberFields = {
  alert: false,
  count: null,
  idNumber: '',
  area: '853',
  number: '66123834',
  agreed: true,
};
const NEEDS: Needs = {
  choices: [1, 2, 3],
  idNumber: false,
  agreement: true,
  areas: ['853', '852', '86'],
  idRule: { lengths: [8, 18], pattern: '[0-9A-Za-z]+' },
};

describe('the form of a number', () => {
  it('refuses a foreign number, unless it is verified already [VAL-12]', () => {
    const foreign = { ...FORM, area: '44', number: '7400123456' };
    expect(checkForm(foreign, NEEDS)).toEqual({ phone: 'areaNotSupported' });
    expect(checkForm(foreign, { ...NEEDS, proved: { area: '44', number: '7400123456' } })).toEqual({});
  });

  it('takes the ID numbers of the city [VAL-18]', () => {
    const needs = { ...NEEDS, idNumber: true, idRule: { lengths: [9], pattern: '[0-9]{9}' } };
    expect(checkForm({ ...FORM, idNumber: '123456789' }, needs)).toEqual({});
    expect(checkForm({ ...FORM, idNumber: '12345678' }, needs)).toEqual({ idNumber: 'idNumberLength' });
    expect(checkForm({ ...FORM, idNumber: '12345678X' }, needs)).toEqual({ idNumber: 'idNumberForm' });
  });

  it('is valid with a mobile number and the agreement', () => {
    expect(checkForm(FORM, NEEDS)).toEqual({});
  });

  it('reports ticket, ID, phone and agreement, in this order [VAL-36] [VAL-38] [VAL-39]', () => {
    const wrong = { ...FORM, alert: true, idNumber: '123', number: '', agreed: false };
    expect(Object.entries(checkForm(wrong, { ...NEEDS, idNumber: true }))).toEqual([
      ['count', 'alert.required'],
      ['idNumber', 'idNumberLength'],
      ['phone', 'notSupportNull'],
      ['agreed', 'agreeRequired'],
    ]);
  });

  it('takes an ID number of 8 or 18 characters where one is needed [VAL-18] [VAL-19] [VAL-20]', () => {
    const needs = { ...NEEDS, idNumber: true };
    expect(checkForm({ ...FORM, idNumber: '12345670' }, needs)).toEqual({});
    expect(checkForm({ ...FORM, idNumber: '11010119900307123X' }, needs)).toEqual({});
    expect(checkForm(FORM, needs)).toEqual({ idNumber: 'idNumberNull' });
    expect(checkForm({ ...FORM, idNumber: '1234567' }, needs)).toEqual({ idNumber: 'idNumberLength' });
  });

  it('needs no agreement from a user with a token', () => {
    expect(checkForm({ ...FORM, agreed: false }, { ...NEEDS, agreement: false })).toEqual({});
  });
});
