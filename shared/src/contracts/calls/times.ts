import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { bookableTimes, wireDate } from '../entities';

const id = z.int().min(1);
const identity = z.string().max(40);

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
