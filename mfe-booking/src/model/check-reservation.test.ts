import { checkReservation } from './check-reservation';
import { needsIdNumber } from './id-requirement';

const FORM = {
  day: '2026-12-04',
  time: '10:30',
  idNumber: '',
  area: '853',
  number: '66123834',
  agreed: true,
};
const NEEDS = { idNumber: false, agreement: true, areas: ['853', '852', '86'] };

describe('the reserve form', () => {
  it('is right with date, time, phone and agreement', () => {
    expect(checkReservation(FORM, NEEDS)).toEqual({});
  });

  it('asks for the date before the time [VAL-30] [VAL-31]', () => {
    expect(checkReservation({ ...FORM, day: null, time: null }, NEEDS)).toEqual({ day: 'faults.date' });
    expect(checkReservation({ ...FORM, time: null }, NEEDS)).toEqual({ time: 'faults.time' });
  });

  it('asks for an ID number only where one is checked [VAL-32] [BOK-19]', () => {
    expect(checkReservation(FORM, { ...NEEDS, idNumber: true })).toEqual({ idNumber: 'faults.idNumberNull' });
    expect(checkReservation({ ...FORM, idNumber: '123' }, { ...NEEDS, idNumber: true })).toEqual({
      idNumber: 'faults.idNumberLength',
    });
  });

  it('asks for a phone and for the agreement [VAL-33] [VAL-34]', () => {
    expect(checkReservation({ ...FORM, number: '', agreed: false }, NEEDS)).toEqual({
      phone: 'notSupportNull',
      agreed: 'faults.agreed',
    });
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
  });
});
