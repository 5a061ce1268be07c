import { checkReservation, isIncomplete, needsIdNumber } from './check-reservation';

const FORM = {
  day: '2026-12-04',
  time: '10:30',
  idNumber: '',
  area: '853',
  number: '66123834',
  agreed: true,
};
const NEEDS = {
  idNumber: false,
  phone: true,
  agreement: true,
  areas: ['853', '852', '86'],
  idRule: { lengths: [8, 18], pattern: '[0-9A-Za-z]+' },
};

describe('the reserve form', () => {
  it('is valid with date, time, phone and agreement', () => {
    expect(checkReservation(FORM, NEEDS)).toEqual({});
  });

  it('requires date and time, and is incomplete without [VAL-31] [VAL-35]', () => {
    const neither = checkReservation({ ...FORM, day: null, time: null }, NEEDS);
    expect(neither).toEqual({ day: 'faults.day', time: 'faults.time' });
    const noTime = checkReservation({ ...FORM, time: null }, NEEDS);
    expect(noTime).toEqual({ time: 'faults.time' });
    expect(isIncomplete(noTime)).toBe(true);
  });

  it('requires an ID number only if one is checked [VAL-32] [BOK-19]', () => {
    const needs = { ...NEEDS, idNumber: true };
    expect(checkReservation(FORM, needs)).toEqual({ idNumber: 'faults.idNumberNull' });
    expect(checkReservation({ ...FORM, idNumber: '123' }, NEEDS)).toEqual({});
  });

  it('accepts an ID number of 8 or 18 characters, and the masked one of a ticket [VAL-18] [VAL-19] [VAL-20]', () => {
    const withId = (idNumber: string) =>
      checkReservation({ ...FORM, idNumber }, { ...NEEDS, idNumber: true }).idNumber;
    expect(withId(' ')).toBe('faults.idNumberNull');
    expect(withId('1234567')).toBe('faults.idNumberLength');
    expect(withId('12345678')).toBeUndefined();
    expect(withId('440101199001011234')).toBeUndefined();
    expect(withId('1••••70')).toBeUndefined();
  });

  it('requires a phone, unless of a super-app user, and the agreement [VAL-33] [VAL-34]', () => {
    const empty = { ...FORM, number: '', agreed: false };
    expect(checkReservation(empty, NEEDS)).toEqual({ phone: 'notSupportNull', agreed: 'faults.agreed' });
    expect(checkReservation(empty, { ...NEEDS, phone: false, agreement: false })).toEqual({});
  });

  it('is not incomplete if a field is filled in but wrong', () => {
    expect(isIncomplete({ phone: 'errorLength', idNumber: 'faults.idNumberLength' })).toBe(false);
  });
});

describe('the ID number', () => {
  const settings = { timeTicketStatus: true, checkIdCardTime: true, checkIdCardReservation: false };

  it('follows the time ticket’s setting today, with an active time ticket [BOK-20]', () => {
    expect(needsIdNumber(settings, '2026-12-01', '2026-12-01')).toBe(true);
  });

  it('follows the reservation’s setting in every other case [BOK-21]', () => {
    expect(needsIdNumber(settings, '2026-12-02', '2026-12-01')).toBe(false);
    expect(needsIdNumber({ ...settings, timeTicketStatus: false }, '2026-12-01', '2026-12-01')).toBe(false);
    const later = { ...settings, checkIdCardTime: false, checkIdCardReservation: true };
    expect(needsIdNumber(later, '2026-12-02', '2026-12-01')).toBe(true);
    expect(needsIdNumber(later, '2026-12-01', '2026-12-01')).toBe(false);
  });
});
