// Makes the calls that the page sends.
import { randomUUID } from 'node:crypto';
import { addressOf } from './http-client.mjs';

/** A write of one person, with a new key by default. */
export const writeBy = (person, at, method, path, body, key = randomUUID()) => ({
  method,
  path: `/api/${path}`,
  headers: {
    authorization: `Bearer ${person.token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-vez-language': 'en_us',
    'x-forwarded-for': addressOf(at),
  },
  body: JSON.stringify(body),
});

/** API-37 */
export const takeNumber = (person, at, { serviceId, locationId }, key) =>
  writeBy(
    person,
    at,
    'POST',
    'queue/requestQueueTicket',
    {
      serviceId,
      locationId,
      cntToAlert: null,
      messageCode: null,
      mobArea: person.mobArea,
      mobNum: person.mobNum,
    },
    key,
  );

/** API-24. A slot is `{ serviceId, locationId, date: 'DD/MM/YYYY', time: 'HH:mm' }`. */
export const book = (person, at, { serviceId, locationId, date, time }, key) =>
  writeBy(
    person,
    at,
    'POST',
    'booking/webJetton',
    {
      departmentId: 1,
      departmentCode: '',
      serviceId,
      locationId,
      bookingDate: date,
      bookingTime: time,
      identifyNo: null,
      contactType: 'P',
      mobArea: person.mobArea,
      mobNum: person.mobNum,
      contactEmail: null,
      otherContact: null,
    },
    key,
  );

/** API-32 */
export const readFigures = (at, { serviceId, locationId }) => ({
  path: `/api/booking/counterInfo/${locationId}/${serviceId}`,
  headers: { 'x-forwarded-for': addressOf(at) },
});

/** API-33 */
export const readPlace = ({ person, ticketId }, at) => ({
  path: `/api/booking/waitingInfo/${ticketId}`,
  headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': addressOf(at) },
});
