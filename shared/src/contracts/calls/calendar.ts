import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { bookableDate } from '../entities';
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
