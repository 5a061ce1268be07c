import { z } from 'zod';
import { call } from '../call';
import { count } from '../entities/formats';

export const searchRecords = call({
  spec: ['API-55', 'CAT-24'],
  summary: 'The newest search keywords of the caller, ten at most; none for an anonymous visitor.',
  method: 'POST',
  path: 'appms/getSearchRecords',
  body: z.object({ euid: z.string().max(100).optional() }),
  answer: z.array(z.object({ keyword: z.string() })),
  reads: true,
  caller: 'anyone',
});

export const clearSearchRecords = call({
  spec: ['API-56', 'CAT-25'],
  summary: 'Forgets the search history of the caller.',
  method: 'DELETE',
  path: 'appms/searchRecord',
  query: z.object({ euid: z.string().max(100).optional() }),
  answer: z.object({ deleted: count }),
  caller: 'token',
});
