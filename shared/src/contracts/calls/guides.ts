import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { guide } from '../entities';

export const guides = call({
  spec: ['API-29', 'API-79', 'BOK-59'],
  summary: 'The usage guide of the seek dialog.',
  method: 'GET',
  path: 'booking/guides',
  timeoutMs: SHORT_TIMEOUT_MS,
  answer: z.array(guide),
  caller: 'anyone',
});
