import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { count } from '../entities/formats';
import { scopeQuery } from '../entities/list-query';

export const serviceCount = call({
  spec: ['API-79'],
  summary: 'How many services this counter offers.',
  method: 'GET',
  path: 'booking/service/count',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: scopeQuery,
  answer: z.object({ count }),
  caller: 'anyone',
  forOtherClients: true,
});
