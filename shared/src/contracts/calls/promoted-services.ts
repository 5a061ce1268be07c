import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { serviceSummary } from '../entities';
import { listQuery } from '../entities/list-query';

export const hotServices = call({
  spec: ['API-30', 'CAT-13'],
  summary: 'The services most used of late.',
  method: 'GET',
  path: 'booking/service/hotServices',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(serviceSummary),
  firstView: true,
  caller: 'anyone',
});

export const recommendedServices = call({
  spec: ['API-51', 'CAT-12'],
  summary: 'Services that the city recommends now.',
  method: 'GET',
  path: 'appms/services/recommend',
  query: listQuery,
  answer: z.array(serviceSummary),
  firstView: true,
  caller: 'anyone',
});
