import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import {
  bookingInfo,
  guide,
  myTicket,
  reservationEdit,
  reservationParameter,
  reservationRequest,
} from '../entities';
import { serviceLocationFlags } from '../entities/catalogue';
import { realDayOrEmpty } from '../entities/formats';
import { idParams, serviceAtLocationParams } from '../entities/list-query';

const id = z.int().min(1);
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

export const guides = call({
  spec: ['API-29', 'API-79', 'BOK-59'],
  summary: 'The usage guide of the seek dialog.',
  method: 'GET',
  path: 'booking/guides',
  timeoutMs: SHORT_TIMEOUT_MS,
  answer: z.array(guide),
  caller: 'anyone',
});

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
