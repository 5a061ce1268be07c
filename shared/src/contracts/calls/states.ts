import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { pointState, serviceState } from '../entities';
import { flag } from '../entities/list-query';

/** As many rows as a phone shows in several screens. */
const MOST = 50;

const LARGEST_ID = 2_147_483_647;
const id = z.coerce.number<string>().int().min(1).max(LARGEST_ID);
const point = z.tuple([id, id]).transform(([locationId, serviceId]) => ({ locationId, serviceId }));

/** Comma-separated; what is named twice counts once. */
const list = z
  .string()
  .max(MOST * 2 * String(LARGEST_ID).length)
  .default('')
  .transform((text) => [...new Set(text.split(','))].filter((part) => part !== ''));
const points = list.transform((parts) => parts.map((part) => part.split(':'))).pipe(z.array(point).max(MOST));
const services = list.pipe(z.array(id).max(MOST));

export const states = call({
  spec: ['API-20', 'API-32', 'QUE-10', 'BOK-03'],
  summary:
    'Queue and calendar of at most 50 service points, `points=<location>:<service>,…`, and of at most 50 services, ' +
    '`services=<service>,…`: of each service the queue of most use now and the calendar with the soonest free day, at ' +
    'whichever of its locations. What is unknown is left out.',
  method: 'GET',
  path: 'booking/states',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: z.object({ points, services, remoteCounter: flag.optional() }),
  answer: z.object({ points: z.array(pointState), services: z.array(serviceState) }),
  silent: true,
  caller: 'anyone',
});
