import { reservationRequest } from './reservation-request';

const FILLED = {
  service: { id: 7, departmentId: 1, departmentCode: 'DSI' },
  office: { id: 2 },
  day: '2026-12-04',
  time: '10:30',
  mobile: { area: '853', number: '66123834' },
  idNumber: null,
  parameters: [],
};

describe('the reservation request', () => {
  it('has the service, office, day, time and number [DAT-25] [VAL-29]', () => {
    expect(reservationRequest(FILLED)).toStrictEqual({
      departmentId: 1,
      departmentCode: 'DSI',
      locationId: 2,
      serviceId: 7,
      bookingDate: '04/12/2026',
      bookingTime: '10:30',
      identifyNo: null,
      contactType: 'P',
      mobNum: '66123834',
      mobArea: '853',
      contactEmail: null,
      otherContact: null,
    });
  });

  it('has the phone as contact type [DAT-26]', () => {
    expect(reservationRequest(FILLED).contactType).toBe('P');
  });

  it('has no email and no other contacts [DAT-27]', () => {
    expect(reservationRequest(FILLED)).toMatchObject({ contactEmail: null, otherContact: null });
  });

  it('adds the parameters in their order [DAT-28]', () => {
    expect(reservationRequest({ ...FILLED, parameters: ['a', 'b'] })).toMatchObject({
      parameter1: 'a',
      parameter2: 'b',
    });
  });

  it('has the id of its hold, if there is one', () => {
    expect(reservationRequest({ ...FILLED, holdId: 'h-1' }).holdId).toBe('h-1');
  });

  it('adds the euid of a super-app user [DAT-30]', () => {
    expect(reservationRequest({ ...FILLED, euid: 'e-1' }).euid).toBe('e-1');
  });
});
