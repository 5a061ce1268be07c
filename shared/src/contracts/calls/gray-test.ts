import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { scopeQuery } from '../entities/list-query';

export const grayTestWhitelist = call({
  spec: ['API-35', 'CAT-08'],
  summary: 'Whether the caller is on the gray-test whitelist; who else is stays untold.',
  method: 'GET',
  path: 'booking/grayTestWhitelist',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: scopeQuery,
  answer: z.object({ whitelisted: z.boolean() }),
  caller: 'anyone',
  forOtherClients: true,
});

export const grayTestFlag = call({
  spec: ['API-36', 'CAT-07', 'CAT-08'],
  summary: 'Whether the gray test is on for the caller: the remote-counter button is hidden then.',
  method: 'POST',
  path: 'booking/showGrayTestFunc',
  timeoutMs: SHORT_TIMEOUT_MS,
  body: z.object({ euid: z.string().max(100).optional() }),
  answer: z.object({ showGrayTestFunc: z.boolean() }),
  firstView: true,
  reads: true,
  caller: 'anyone',
});
