import type { PendingWrite } from '@vez/shared/contracts/client';

export { aNumber, aQueue, aService, CLAUSE, PERSON, PHONE, TICKET_ID } from '@vez/shared/testing';

const KEY = '0b9a1f9e-6a3c-4c1b-8a51-2f0f7c1d9b10';

let last = 66_120_000;
/** A number unique to the test, because the countdown of the code button is kept per number. */
export const newMobile = () => ({ area: '853', number: String((last += 1)) });

export const waitingNumber = (mobile = newMobile()): PendingWrite & { flow: 'queue' } => ({
  flow: 'queue',
  mobile,
  idempotencyKey: KEY,
  returnTo: '/offerNum?service=7&location=2',
  request: {
    cntToAlert: 3,
    locationId: 2,
    serviceId: 7,
    messageCode: null,
    mobArea: mobile.area,
    mobNum: mobile.number,
    identifyNo: null,
  },
});

export const waitingBooking = (mobile = newMobile()): PendingWrite & { flow: 'reservation' } => ({
  flow: 'reservation',
  mobile,
  idempotencyKey: KEY,
  returnTo: '/reserve?service=7&location=2',
  request: {
    departmentId: 1,
    departmentCode: 'DSI',
    locationId: 2,
    serviceId: 7,
    bookingDate: '04/12/2026',
    bookingTime: '10:30',
    identifyNo: '51234567',
    contactType: 'P',
    mobNum: mobile.number,
    mobArea: mobile.area,
    contactEmail: null,
    otherContact: null,
  },
});
