import { z } from 'zod';
import { call } from '../call';
import { areaCode, mobileDigits, wireDate, wireTime } from '../entities';
import { instant, nonEmpty, realDay, realTime } from '../entities/formats';

const queue = { locationId: z.int().min(1), serviceId: z.int().min(1) };
const queryId = z.coerce.number().int().min(1);
const STAFF = ['clerk', 'receptionist', 'supervisor'] as const;

export const officeTimes = call({
  spec: ['API-23'],
  summary: 'Returns the free times of a service at an office, for the first ten days that have any.',
  method: 'GET',
  path: 'counter/times',
  query: z.object({ locationId: queryId, serviceId: queryId }),
  answer: z.array(z.object({ date: realDay, times: z.array(realTime) })),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
});

export const bookAtOffice = call({
  spec: ['API-24'],
  summary: 'Books a free time for a person at the office. It checks them in if the time is near enough.',
  method: 'POST',
  path: 'counter/book',
  body: z.object({
    ...queue,
    bookingDate: wireDate,
    bookingTime: wireTime,
    /** Nothing for somebody without a phone: the slip is all they have. */
    mobile: z.object({ area: areaCode, number: mobileDigits }).optional(),
    idNumber: z.string().max(40).optional(),
    /** Kept as the answer to the question for a name, where the service asks for one. */
    person: z.string().trim().max(100).optional(),
  }),
  answer: z.object({
    ticketId: nonEmpty,
    jettonCode: z.string(),
    /** Of the code on the slip. */
    qrcodeContent: z.string(),
    /** Null until they check in. */
    arrivedAt: instant.nullable(),
  }),
  caller: 'service',
  roles: STAFF,
  forOtherClients: true,
  reasons: [
    'slotTaken',
    'dateNotBookable',
    'timeNotBookable',
    'serviceNotBookable',
    'tooManyTickets',
    'alreadyBooked',
    'idNumberRequired',
    'idNumberInvalid',
    'areaNotSupported',
    'mobileInvalid',
  ],
});
