import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { reservationParameter } from '../entities';
import { idParams } from '../entities/list-query';

const id = z.int().min(1);

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
