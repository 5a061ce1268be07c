import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import {
  bookableDate,
  bookableTimes,
  bookingInfo,
  guide,
  hold,
  myTicket,
  recommendedTimes,
  reservationEdit,
  reservationParameter,
  reservationRequest,
  wireDate,
  wireTime,
} from '../entities';
import { serviceLocationFlags } from '../entities/catalogue';
import { realDayOrEmpty } from '../entities/formats';
import { idParams, serviceAtLocationParams } from '../entities/list-query';

const id = z.int().min(1);
const identity = z.string().max(40);

export const locationService = call({
  spec: ['API-20', 'DAT-14', 'DAT-15', 'BOK-03'],
  summary: 'What a service offers at a location now: flags and booking availability.',
  method: 'GET',
  path: 'booking/locationService/:locationId/:serviceId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams,
  answer: serviceLocationFlags.extend(bookingInfo.shape).extend({
    /** DD/MM/YYYY of the first day that can be booked; empty if none. */
    firstBookableDate: realDayOrEmpty,
  }),
  caller: 'anyone',
});

export const reservationParameters = call({
  spec: ['API-21', 'DAT-34', 'DAT-35'],
  summary: 'The form that a service asks for before a booking.',
  method: 'GET',
  path: 'booking/reservationParameters/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  answer: z.array(reservationParameter),
  caller: 'anyone',
});

export const checkParameter = call({
  spec: ['API-26', 'VAL-44'],
  summary: 'Checks filled-in parameters against the rules of the service.',
  method: 'POST',
  path: 'booking/checkParameter',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({
    serviceId: id,
    locationId: id,
    params: z.array(z.object({ name: z.string().max(100), value: z.string().max(500) })).max(30),
  }),
  answer: z.object({
    valid: z.boolean(),
    problems: z.array(z.object({ name: z.string(), message: z.string() })),
  }),
  reads: true,
  caller: 'anyone',
});

export const bookableDates = call({
  spec: ['API-22', 'DAT-16'],
  summary:
    'The days of the calendar. The ID number travels in the body, so that no log holds it (decision 10).',
  method: 'POST',
  path: 'booking/date',
  timeoutMs: SHORT_TIMEOUT_MS,
  // The department follows from the service: other clients may name it.
  body: z.object({
    locationId: id,
    serviceId: id,
    departmentId: id.optional(),
    idNumber: identity.nullish(),
  }),
  answer: bookableDate,
  reads: true,
  caller: 'anyone',
});

export const bookableDatesByPath = call({
  spec: ['API-22'],
  summary: 'The same by path, without an ID number.',
  method: 'GET',
  path: 'booking/date/:locationId/:serviceId/:departmentId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams.extend({ departmentId: idParams.shape.id }),
  answer: bookableDate,
  caller: 'anyone',
  forOtherClients: true,
});

export const bookableDatesByPathAndIdNumber = call({
  spec: ['API-22'],
  summary: 'The same by path, with an ID number.',
  method: 'GET',
  path: 'booking/date/:locationId/:serviceId/:idNumber/:departmentId',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: serviceAtLocationParams.extend({ idNumber: identity, departmentId: idParams.shape.id }),
  answer: bookableDate,
  caller: 'anyone',
  forOtherClients: true,
});

export const bookableTimesOfDay = call({
  spec: ['API-23', 'DAT-21'],
  summary: 'The times of one day, taken ones included.',
  method: 'POST',
  path: 'booking/time',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({
    locationId: id,
    serviceId: id,
    departmentId: id,
    bookingDate: wireDate,
    idCard: identity.nullish(),
  }),
  answer: bookableTimes,
  reads: true,
  caller: 'anyone',
});

export const recommendTimes = call({
  spec: ['API-27', 'DAT-24', 'BOK-53'],
  summary: 'Days and times near a wish, and which other locations still have a full one.',
  method: 'POST',
  path: 'booking/recommendTimes',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({
    locationId: id,
    serviceId: id,
    bookingDate: wireDate,
    bookingTime: wireTime.or(z.literal('')),
  }),
  answer: recommendedTimes,
  reads: true,
  caller: 'anyone',
});

export const guides = call({
  spec: ['API-29', 'API-79', 'BOK-59'],
  summary: 'The usage guide of the seek dialog.',
  method: 'GET',
  path: 'booking/guides',
  timeoutMs: SHORT_TIMEOUT_MS,
  answer: z.array(guide),
  caller: 'anyone',
});

export const holdSlot = call({
  spec: ['BOK-32'],
  summary: 'Keeps a place while the form is filled: 10 minutes unless configured (decision 11).',
  method: 'POST',
  path: 'booking/hold',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({
    locationId: id,
    serviceId: id,
    bookingDate: wireDate,
    bookingTime: wireTime,
    /** Of the puzzle that `puzzleRequired` brought (decision 121). */
    proof: z.string().min(1).max(2000).optional(),
  }),
  answer: hold,
  caller: 'anyone',
  reasons: [
    'slotTaken',
    'tooManyHolds',
    'networkHoldsMany',
    'puzzleRequired',
    'dateNotBookable',
    'timeNotBookable',
    'serviceNotBookable',
  ],
});

export const renewHold = call({
  spec: ['BOK-32'],
  summary: 'More time for a hold; granted once.',
  method: 'PUT',
  path: 'booking/hold/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: z.object({ id: z.uuid() }),
  answer: hold,
  caller: 'anyone',
  reasons: ['holdExpired', 'holdNotRenewable'],
});

export const releaseHold = call({
  spec: ['BOK-32'],
  summary: 'Gives a held place back.',
  method: 'DELETE',
  path: 'booking/hold/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: z.object({ id: z.uuid() }),
  answer: z.object({ released: z.boolean() }),
  caller: 'anyone',
  silent: true,
});

const BOOKING_REASONS = [
  'slotTaken',
  'holdExpired',
  'dateNotBookable',
  'timeNotBookable',
  'serviceNotBookable',
  'tooManyTickets',
  'alreadyBooked',
  'idNumberRequired',
  'idNumberInvalid',
  'parametersInvalid',
  'mobileNotVerified',
  'oneAccountRequired',
] as const;

export const reserve = call({
  spec: ['API-24', 'DAT-25', 'BOK-28', 'BOK-29'],
  summary: 'Books a place for a verified mobile number.',
  method: 'POST',
  path: 'booking/webJetton',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: reservationRequest,
  answer: myTicket,
  caller: 'token',
  reasons: BOOKING_REASONS,
});

export const editReservation = call({
  spec: ['API-25', 'DAT-31', 'BOK-35'],
  summary: 'Moves a booking: takes the new place before it releases the old one.',
  method: 'PUT',
  path: 'booking/updateTicket',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: reservationEdit,
  answer: myTicket,
  caller: 'token',
  reasons: [...BOOKING_REASONS, 'ticketNotEditable'],
});
