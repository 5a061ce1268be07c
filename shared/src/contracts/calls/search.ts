import { z } from 'zod';
import { call } from '../call';
import { searchResult } from '../entities';
import { scopeQuery } from '../entities/list-query';

export const searchServices = call({
  spec: ['API-52', 'API-76', 'CAT-18', 'CAT-26'],
  summary: 'Departments and services that match a keyword, ranked; nothing is recorded.',
  method: 'GET',
  path: 'appms/services/keyword/:keyword',
  params: z.object({ keyword: z.string().min(1).max(100) }),
  query: scopeQuery,
  answer: searchResult,
  caller: 'anyone',
});

export const searchAndRecord = call({
  spec: ['API-53', 'API-76', 'CAT-24', 'CAT-28'],
  summary: 'The same, kept in the search history of a token holder.',
  method: 'POST',
  path: 'appms/services/keyword',
  body: z.object({
    keyword: z.string().min(1).max(100),
    record: z.boolean(),
    remoteCounter: z.boolean().optional(),
    euid: z.string().max(100).optional(),
  }),
  answer: searchResult,
  reads: true,
  caller: 'anyone',
});
