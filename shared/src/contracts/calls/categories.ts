import { z } from 'zod';
import { call } from '../call';
import { SHORT_TIMEOUT_MS } from '../timeout';
import { category, listedService } from '../entities';
import { idParams, listQuery, serviceListQuery } from '../entities/list-query';

export const categories = call({
  spec: ['API-12', 'CAT-29'],
  summary: 'The service categories.',
  method: 'GET',
  path: 'booking/categories',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(category),
  caller: 'anyone',
});

export const otherCategories = call({
  spec: ['API-15', 'CAT-30'],
  summary: 'The categories behind the entry “other categories”.',
  method: 'GET',
  path: 'booking/otherCategories',
  timeoutMs: SHORT_TIMEOUT_MS,
  query: listQuery,
  answer: z.array(category),
  caller: 'anyone',
});

export const servicesOfCategory = call({
  spec: ['CAT-31'],
  summary: 'The services of one category.',
  method: 'GET',
  path: 'booking/categories/:id/services',
  timeoutMs: SHORT_TIMEOUT_MS,
  params: idParams,
  query: serviceListQuery,
  answer: z.array(listedService),
  caller: 'anyone',
});
