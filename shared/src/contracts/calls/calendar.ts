import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { bookableDate, bookableTimes, recommendedTimes, wireDate, wireTime } from '../entities';
import { idParams, serviceAtLocationParams } from '../entities/list-query';

const id = z.int().min(1);
const identity = z.string().max(40);

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
