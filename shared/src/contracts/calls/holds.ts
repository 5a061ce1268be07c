import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { hold, wireDate, wireTime } from '../entities';

const id = z.int().min(1);

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
