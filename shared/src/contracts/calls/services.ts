import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { service, serviceSummary } from '../entities';
import { idParams, scopeQuery } from '../entities/list-query';

export const serviceById = call({
  spec: ['API-31', 'DAT-01'],
  summary: 'One service with its locations.',
  method: 'GET',
  path: 'booking/service/id/:id',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  answer: service,
  caller: 'anyone',
});

export const serviceByCode = call({
  spec: ['API-54', 'API-79', 'NAV-35', 'NAV-36'],
  summary: 'The services behind a public code: none, one or several.',
  method: 'GET',
  path: 'appms/services/publicService/:code',
  params: z.object({ code: z.string().min(1).max(60) }),
  query: scopeQuery,
  answer: z.array(serviceSummary),
  caller: 'anyone',
});
